import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences } from "../../test/match-shape.ts";
import { until } from "../../test/shop.ts";
import { day, startSandbox, type RunningSandbox } from "../../test/start-sandbox.ts";

interface Fixture {
  readonly title: string;
  readonly given?: keyof typeof states;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly host?: "storefront" | "otherStorefront" | "unknownStorefront";
    readonly credentials?: "right" | "wrong" | "none";
    readonly userAgent?: false;
    readonly body?: unknown;
  };
  readonly expected: {
    readonly status: number;
    readonly body: unknown;
    readonly contains?: readonly string[];
    /** An event that was delivered to the shop. */
    readonly webhook?: { readonly type: string };
  };
}

const folder = new URL("../../fixtures/", import.meta.url);
const fixtures = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Fixture,
);

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const paid = async (items: readonly object[]) =>
  sandbox.buy({ items, more: { tags: { checkout: "42" } } });

/** What must be there before the call; its names fill the fixture's {places}. */
const states = {
  openSession: async () => ({ session: await sandbox.openSession() }),
  expiredSession: async () => {
    const session = await sandbox.openSession();
    await sandbox.advance(day + 1);
    return { session };
  },
  trialSubscription: async () => {
    const order = await paid([{ product: "monthly-trial" }]);
    return { subscription: String(order.items[0].subscription) };
  },
  renewedSubscription: async () => {
    const order = await paid([{ product: "monthly" }]);
    await sandbox.advance(32 * day);
    return { subscription: String(order.items[0].subscription), order: String(order.id) };
  },
  decliningSubscription: async () => {
    const order = await paid([{ product: "monthly" }]);
    const subscription = String(order.items[0].subscription);
    await sandbox.control(`/subscriptions/${subscription}`, { failingCharges: 1 }, "PUT");
    await sandbox.advance(32 * day);
    return { subscription };
  },
  paidOrder: async () => {
    const order = await paid([{ product: "tuner-pro" }]);
    await until(() => sandbox.shop.deliveries.some(({ body }) => body.includes(order.id)));
    return { order: String(order.id), account: String(order.account) };
  },
};

describe("the provider's contract", () => {
  it.each(fixtures)("$title", async ({ given, request, expected }) => {
    const names: Record<string, string> = given === undefined ? {} : await states[given]();
    const fill = (text: string): string =>
      text.replaceAll(/\{(session|subscription|order|account)\}/g, (_, name) => names[name] ?? "");
    const response = await sandbox.call({
      method: request.method,
      path: fill(request.path),
      headers: headersOf(request),
      ...(request.body === undefined
        ? {}
        : { body: JSON.parse(fill(JSON.stringify(request.body))) }),
    });
    expect(response.status, response.text).toBe(expected.status);
    expect(differences(expected.body, response.json)).toEqual([]);
    for (const text of expected.contains ?? []) expect(response.text).toContain(text);
    if (expected.webhook === undefined) return;
    const { type } = expected.webhook;
    const find = () =>
      sandbox.shop.deliveries
        .flatMap((delivery) => delivery.events)
        .find(({ type: delivered, data }) => delivered === type && isAbout(data, names));
    await until(() => find() !== undefined);
    const event = find();
    expect(differences(expected.webhook, event, "webhook")).toEqual([]);
  });
});

/** An event names what it is about as its own id, or as that of a subscription or an order before it. */
function isAbout(data: Record<string, unknown>, names: Record<string, string>): boolean {
  const idOf = (value: unknown): unknown =>
    typeof value === "object" && value !== null ? Reflect.get(value, "id") : value;
  const ids = [data["id"], idOf(data["subscription"]), idOf(data["original"])];
  return ids.some((id) => Object.values(names).includes(String(id)));
}

function headersOf({ host, credentials = "right", userAgent }: Fixture["request"]) {
  const hosts = {
    storefront: sandbox.host,
    otherStorefront: `other.test.pay.localhost:${sandbox.port}`,
    unknownStorefront: `nobody.test.pay.localhost:${sandbox.port}`,
  };
  const password = credentials === "right" ? "a-password" : "another-password";
  const basic = Buffer.from(`studio:${password}`).toString("base64");
  return {
    ...(host === undefined ? {} : { host: hosts[host] }),
    ...(credentials === "none" ? {} : { authorization: `Basic ${basic}` }),
    ...(userAgent === false ? {} : { "user-agent": "fixtures" }),
  };
}
