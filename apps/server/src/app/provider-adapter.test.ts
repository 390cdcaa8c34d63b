import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { countriesOfCurrency, currencyOfCountry } from "@autotune/commerce";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { fastSpring, ProviderRejected, type PaymentProvider } from "@autotune/payments";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { freePort, startSandbox, type Sandbox } from "../../test/sandbox.ts";
import { productsToPush } from "../../test/sold-products.ts";

let clone: ClonedDatabase;
let sandbox: Sandbox;
let provider: PaymentProvider;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  const port = await freePort();
  const webhookUrl = "http://127.0.0.1:1/nobody";
  sandbox = await startSandbox({ port, databaseUrl: clone.url, webhookUrl });
  provider = fastSpring({
    url: `http://127.0.0.1:${port}`,
    username: "test",
    password: "test-password",
  });
  await provider.pushProducts(productsToPush);
}, 60_000);
afterAll(async () => {
  await sandbox.stop();
});

const buyer = { firstName: "Ana", lastName: "Rey", email: "ana@studio.test", country: "US" };
const item = (path: string, quantity = 1) => {
  const product = productsToPush.find((candidate) => candidate.path === path);
  if (product === undefined) throw new Error(`${path} is not sold`);
  const { interval, trialDays, prices } = product;
  const unitPrice = { amount: prices.USD, currency: "USD" } as const;
  return { path, quantity, unitPrice, interval, trialDays };
};
const open = (items: ReturnType<typeof item>[]) =>
  provider.openSession({ buyer, currency: "USD", items, language: "de", tags: {} });

interface Paid {
  readonly id: string;
  readonly language: string;
  readonly items: readonly { readonly subscription: string }[];
}
const pay = async (sessionId: string) =>
  (await sandbox.control("POST", `/sessions/${sessionId}/pay`, {})) as Paid;
const subscribe = async (path: string) => {
  const { id } = await open([item(path)]);
  return (await pay(id)).items[0]?.subscription ?? "";
};

interface ProviderUpdate {
  readonly state: string;
  readonly product: string;
}
const lastUpdate = async (subscription: string): Promise<ProviderUpdate> => {
  const { events } = (await sandbox.control("GET", "/events")) as {
    events: { data: ProviderUpdate & { id: string; state?: string } }[];
  };
  const updates = events.map(({ data }) => data).filter((data) => data.id === subscription);
  return updates.findLast(({ state }) => state !== undefined) ?? { state: "", product: "" };
};

describe("the adapter, against the provider's contract", () => {
  it("opens a session for what is due today: a trial costs nothing yet, a plan its first period", async () => {
    const mixed = [item("auto-tune-pro", 2), item("unlimited-monthly-14d-free")];
    const { id, subtotal } = await open(mixed);
    expect(subtotal).toEqual({ amount: 91_800, currency: "USD" });
    const paid = await pay(id);
    expect(paid.language).toBe("de");
    expect(paid.items.map(({ subscription }) => subscription !== null)).toEqual([false, true]);
    expect((await open([item("unlimited-yearly")])).subtotal.amount).toBe(24_000);
  });

  it("is charged, in every country, in the currency that the shop shows there", async () => {
    const listed = Object.values(countriesOfCurrency).flatMap((countries) => countries.split(" "));
    for (const country of [...listed, "US", "AR", "IN", "ZA"]) {
      const currency = currencyOfCountry(country);
      const [sold] = productsToPush;
      const unitPrice = { amount: sold?.prices[currency] ?? 0, currency };
      const items = [{ ...item("auto-tune-pro"), unitPrice }];
      const opened = await provider.openSession({
        buyer: { ...buyer, country },
        currency,
        items,
        language: "en",
        tags: {},
      });
      expect(opened.subtotal, country).toEqual(unitPrice);
    }
  });

  it("finds a product whose price or terms differ there, and one that is missing", async () => {
    expect(await provider.findDrift(productsToPush)).toEqual([]);
    const changed = productsToPush.map((product) => {
      if (product.path === "vocal-eq")
        return { ...product, prices: { ...product.prices, KRW: product.prices.KRW + 1 } };
      if (product.path === "unlimited-monthly-14d-free") return { ...product, trialDays: 7 };
      if (product.path === "unlimited-yearly") return { ...product, interval: null };
      return product;
    });
    const unknown = productsToPush.slice(0, 1).map((product) => ({ ...product, path: "new-one" }));
    expect(await provider.findDrift([...changed, ...unknown])).toEqual([
      "vocal-eq",
      "unlimited-yearly",
      "unlimited-monthly-14d-free",
      "new-one",
    ]);
    expect(await provider.findDrift(unknown)).toEqual(["new-one"]);
    await provider.pushProducts(changed);
    expect(await provider.findDrift(changed)).toEqual([]);
    await provider.pushProducts(productsToPush);
  });

  it("refunds some of an order's products, idempotently", async () => {
    const { id } = await open([item("auto-tune-pro"), item("vocal-eq")]);
    const order = await pay(id);
    for (const _ of [1, 2]) await provider.returnItems(order.id, ["vocal-eq"], "undeliverable");
    const { events } = (await sandbox.control("GET", `/events?order=${order.id}`)) as {
      events: { type: string; data: { items: { product: string }[] } }[];
    };
    const returns = events.filter(({ type }) => type === "return.created");
    expect(returns.map(({ data }) => data.items.map(({ product }) => product))).toEqual([
      ["vocal-eq"],
    ]);
    await expect(provider.returnItems(order.id, ["pro-x"], "requested")).rejects.toThrow(
      ProviderRejected,
    );
  });

  it("refunds what is left where one of the products was refunded before, and the whole of an order", async () => {
    const returnsOf = async (order: string) => {
      const { events } = (await sandbox.control("GET", `/events?order=${order}`)) as {
        events: { type: string; data: { items: { product: string }[] } }[];
      };
      return events
        .filter(({ type }) => type === "return.created")
        .map(({ data }) => data.items.map(({ product }) => product));
    };
    const paths = ["auto-tune-pro", "vocal-eq", "vocal-bundle"];
    const first = await pay((await open(paths.map((path) => item(path)))).id);
    await provider.returnItems(first.id, ["vocal-eq"], "requested");
    await provider.returnItems(first.id, paths, "requested");
    expect(await returnsOf(first.id)).toEqual([["vocal-eq"], ["auto-tune-pro"], ["vocal-bundle"]]);

    const second = await pay((await open(paths.map((path) => item(path)))).id);
    for (const _ of [1, 2]) await provider.returnItems(second.id, "all", "requested");
    expect(await returnsOf(second.id)).toEqual([paths]);
  });

  it("estimates a change of plan, and nothing in a trial", async () => {
    const trial = await subscribe("unlimited-monthly-14d-free");
    const change = { path: "unlimited-yearly", prorate: true };
    expect(await provider.estimateChange({ ...change, subscriptionId: trial })).toBeUndefined();
    const subscriptionId = await subscribe("unlimited-monthly");
    const estimate = await provider.estimateChange({ ...change, subscriptionId });
    // The month was just paid, so nearly all of it is credited; then comes American tax.
    expect(estimate?.dueNow.currency).toBe("USD");
    expect(Math.abs((estimate?.dueNow.amount ?? 0) - 23_274)).toBeLessThan(5);
    expect(estimate?.nextCharge).toEqual({ amount: 24_000, currency: "USD" });
    expect(estimate?.nextChargeAt.getTime()).toBeGreaterThan(Date.now() + 360 * 86_400_000);
  });

  it("parses a subscription as in events, and finds its pages at the provider", async () => {
    const { id: sessionId } = await open([item("unlimited-monthly")]);
    const order = await pay(sessionId);
    const id = order.items[0]?.subscription ?? "";
    await provider.cancelSubscription(id, "atPeriodEnd");
    expect(await provider.readSubscription(id)).toMatchObject({
      id,
      path: "unlimited-monthly",
      state: "canceled",
      currency: "USD",
      price: 2500,
      nextChargeAt: null,
      endsAt: expect.any(Date),
    });
    expect(await provider.findAccountPage(id)).toMatch(/^http:\/\/.+\/account\//);
    expect(await provider.findInvoice(order.id)).toMatch(/^http:\/\/.+\/invoices\//);
    for (const name of ["readSubscription", "findAccountPage", "findInvoice"] as const)
      await expect(provider[name]("nobody's")).rejects.toThrow(ProviderRejected);
  });

  it("reports whether a failed request may have been received", async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const deaf = fastSpring({ url: nobody, username: "test", password: "test" });
    await expect(deaf.readSubscription("any")).rejects.toMatchObject({ isUndecided: false });
    const server = createServer((request) => request.socket.destroy());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const mute = fastSpring({
      url: `http://127.0.0.1:${port}`,
      username: "test",
      password: "test",
    });
    await expect(mute.readSubscription("any")).rejects.toMatchObject({ isUndecided: true });
    server.close();
  });

  it("changes, pauses, resumes, cancels and restores, and ends at once, idempotently", async () => {
    const id = await subscribe("unlimited-monthly");
    await provider.changePlan({ subscriptionId: id, path: "essentials-monthly", prorate: false });
    expect(await lastUpdate(id)).toMatchObject({ product: "essentials-monthly", state: "active" });
    await provider.pauseSubscription(id, 2);
    expect(await lastUpdate(id)).toMatchObject({ state: "paused" });
    await provider.resumeSubscription(id);
    expect(await lastUpdate(id)).toMatchObject({ state: "active" });
    await provider.cancelSubscription(id, "atPeriodEnd");
    expect(await lastUpdate(id)).toMatchObject({ state: "canceled" });
    await provider.uncancelSubscription(id);
    expect(await lastUpdate(id)).toMatchObject({ state: "active" });
    for (const _ of [1, 2]) await provider.cancelSubscription(id, "now");
    expect(await lastUpdate(id)).toMatchObject({ state: "deactivated" });
    await expect(provider.cancelSubscription("nobody's", "now")).rejects.toThrow(ProviderRejected);
    await expect(provider.pauseSubscription(id, 1)).rejects.toThrow(ProviderRejected);
  });
});
