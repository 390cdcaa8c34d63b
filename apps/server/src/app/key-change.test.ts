import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { nameCall, signStaffToken } from "@autotune/contract/staff-token";
import { parseKeyRing } from "@autotune/environment";
import { asRole } from "@autotune/database/roles";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makePerson, type Person } from "../../test/authorisation/actors.ts";
import { belongingsIn } from "../../test/authorisation/belongings.ts";
import { sign } from "../../test/paid-orders.ts";
import { settings } from "../../test/settings.ts";
import { openTestShop, type TestShop } from "../../test/shop.ts";
import { cartLinks } from "../domains/checkout/carts/cart-links.ts";
import { activationTokens } from "../domains/licensing/activations/activation-token.ts";
import { installerLinks } from "../domains/licensing/downloads/installer-links.ts";
import { stopPriceAlertLinks } from "../domains/marketing/price-alerts/stop-price-alert-links.ts";
import { communicationLinks } from "../domains/marketing/unsubscribe/communication-links.ts";
import type { App } from "../platform/app.ts";
import { createWeb } from "./create-web.ts";

const names = [
  "LINK_SECRET",
  "ACTIVATION_SECRET",
  "PAYMENT_WEBHOOK_SECRET",
  "STAFF_API_SECRET",
  "METRICS_TOKEN",
] as const;
type Secrets = Record<(typeof names)[number], string>;

const secretsOf = (ring: (old: string, fresh: string) => string): Secrets => {
  const of = (name: (typeof names)[number]) => ring(settings[name], `fresh-${settings[name]}`);
  return {
    LINK_SECRET: of("LINK_SECRET"),
    ACTIVATION_SECRET: of("ACTIVATION_SECRET"),
    PAYMENT_WEBHOOK_SECRET: of("PAYMENT_WEBHOOK_SECRET"),
    STAFF_API_SECRET: of("STAFF_API_SECRET"),
    METRICS_TOKEN: of("METRICS_TOKEN"),
  };
};

/** As the runbook changes a key: known everywhere first, then used, and the old one goes last. */
const before = secretsOf((old) => old);
const known = secretsOf((old, fresh) => `${old},b:${fresh}`);
const used = secretsOf((old, fresh) => `b:${fresh},${old}`);
const alone = secretsOf((_old, fresh) => `b:${fresh}`);

interface Web {
  readonly app: App;
  readonly secrets: Secrets;
  inFlight: number;
}

let shop: TestShop;
let person: Person;
let computer: string;
let cart: string;
let installer: { id: number; fileName: string };
let code: string;
let webs: Web[];
beforeAll(async () => {
  shop = await openTestShop();
  const belongings = belongingsIn(shop);
  person = await makePerson(shop.connection.database, "unused");
  computer = (await belongings.activationOf(person)).id;
  cart = (await belongings.cartToken()).split(".")[0] ?? "";
  code = await belongings.redeemable();
  const [id = "", fileName = ""] = (await belongings.installer()).split("/");
  installer = { id: Number(id), fileName };
  webs = [await startWeb(before), await startWeb(before)];
}, 90_000);
afterAll(async () => {
  await Promise.all(webs.map(({ app }) => app.close()));
  await shop.close();
});

async function startWeb(secrets: Secrets): Promise<Web> {
  const app = await createWeb({
    ...settings,
    ...secrets,
    DATABASE_URL: asRole(shop.databaseUrl, "web"),
    PAYMENT_API_URL: shop.providerAccess.url,
    STORAGE_URL: shop.storageUrl,
  });
  await app.ready();
  return { app, secrets, inFlight: 0 };
}

/** What people, computers and mails hold: made once, by a process with these secrets. */
function issue({ LINK_SECRET, ACTIVATION_SECRET }: Secrets) {
  const now = new Date();
  /** Pages send what stands behind `#` as a query. */
  const query = (url: string) => `?${new URL(url, settings.PUBLIC_URL).hash.slice(1)}`;
  return {
    unsubscribe: query(communicationLinks(LINK_SECRET).pathFor(person.email, "en")),
    stopAlert: query(stopPriceAlertLinks(LINK_SECRET).pathFor(1, "en")).replace(
      "kind=price-stop&",
      "",
    ),
    cart: cartLinks(LINK_SECRET).pathFor(cart, "en", now).split("#cart=")[1] ?? "",
    installer: installerLinks(LINK_SECRET).pathOf(installer, now),
    activation: activationTokens(ACTIVATION_SECRET).create(computer),
  };
}
type Issued = ReturnType<typeof issue>;

const keyOf = (setting: string) => parseKeyRing(setting)[0].secret;

interface Caller {
  readonly held: Issued;
  /** Another process's, or the CMS's: which key it uses is not the called one's business. */
  readonly secrets: Secrets;
  readonly provider: string;
}

/** Every use of a secret from outside; each resolves to the status that it got. */
function uses({ held, secrets, provider }: Caller) {
  const events = JSON.stringify({ events: [] });
  const staff = (url: string, body: string) =>
    signStaffToken(
      { id: 1, email: "support@desk.test", role: "support" },
      {
        call: nameCall("POST", url, body),
        now: new Date(),
        secret: keyOf(secrets.STAFF_API_SECRET),
      },
    );
  const find = JSON.stringify({ code });
  const json = { "content-type": "application/json" };
  return {
    session: { url: "/laravel/rest/user", headers: { cookie: person.cookie } },
    webhook: {
      method: "POST",
      url: "/webhooks/payments",
      headers: { ...json, "x-fs-signature": sign(events, provider) },
      payload: events,
    },
    unsubscribe: { url: `/laravel/rest/communications${held.unsubscribe}` },
    stopAlert: { url: `/laravel/rest/price-alerts/stop${held.stopAlert}` },
    cart: { method: "POST", url: "/laravel/rest/cart/recover", payload: { token: held.cart } },
    installer: { url: held.installer },
    activation: {
      method: "POST",
      url: `/desktop/v1/activations/${computer}/heartbeat`,
      headers: { authorization: `Bearer ${held.activation}` },
      payload: { app_version: "1.0" },
    },
    staffFindsCode: {
      method: "POST",
      url: "/staff/v1/codes/find",
      headers: { ...json, authorization: `Bearer ${staff("/staff/v1/codes/find", find)}` },
      payload: find,
    },
    metrics: {
      url: "/metrics",
      headers: { authorization: `Bearer ${keyOf(secrets.METRICS_TOKEN)}` },
    },
  } as const;
}
type Use = keyof ReturnType<typeof uses>;

const page = { "sec-fetch-site": "same-origin", "x-js-cachekey": "test" };
const statuses: Partial<Record<Use, number>> = { stopAlert: 303 };

async function call(web: Web, use: Use, caller: Caller): Promise<string | undefined> {
  const { headers, ...request } = { headers: {}, ...uses(caller)[use] };
  // From another address each time, so that no limit is met.
  const ip = `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`;
  const send = () =>
    web.app.inject({ ...request, headers: { ...page, "x-forwarded-for": ip, ...headers } });
  web.inFlight += 1;
  let response = await send();
  // A database that is slow to answer refuses nobody for good.
  while (response.statusCode === 503) response = await send();
  web.inFlight -= 1;
  const isFound = use !== "staffFindsCode" || response.json<{ found: unknown }>().found !== null;
  return response.statusCode === (statuses[use] ?? 200) && isFound
    ? undefined
    : `${use}: ${response.statusCode} ${response.body.slice(0, 80)}`;
}

const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[randomInt(items.length)];
  if (item === undefined) throw new Error("Nothing to pick");
  return item;
};

const allUses: readonly Use[] = [
  "session",
  "webhook",
  "unsubscribe",
  "stopAlert",
  "cart",
  "installer",
  "activation",
  "staffFindsCode",
  "metrics",
];

/** One process after the other, as an edge that waits for readiness does it. */
async function rollOut(secrets: Secrets): Promise<void> {
  for (const [place, old] of webs.entries()) {
    webs[place] = await startWeb(secrets);
    while (old.inFlight > 0) await wait(5);
    await old.app.close();
    await wait(100);
  }
}

it("every key is changed while requests go on: no webhook is refused, no link dead, no computer or session lost", async () => {
  const oldest = issue(before);
  let provider: string = keyOf(before.PAYMENT_WEBHOOK_SECRET);
  const failures: string[] = [];
  const done = new Map<Use, number>();
  let isOver = false;
  const load = async () => {
    while (!isOver) {
      const { secrets } = pick(webs);
      const use = pick(allUses);
      const held = pick([oldest, issue(secrets)]);
      const failure = await call(pick(webs), use, { held, secrets, provider });
      done.set(use, (done.get(use) ?? 0) + 1);
      if (failure !== undefined) failures.push(failure);
    }
  };
  const callers = [load(), load(), load()];

  await rollOut(known);
  provider = keyOf(used.PAYMENT_WEBHOOK_SECRET);
  await rollOut(used);
  const newest = issue(used);
  isOver = true;
  await Promise.all(callers);
  expect(failures).toEqual([]);
  expect(new Set(done.keys())).toEqual(new Set(allUses));

  // When nothing of the old keys is held any more, they go, and what they signed with them.
  await rollOut(alone);
  const at = pick(webs);
  for (const use of allUses.filter((name) => name !== "staffFindsCode"))
    expect(await call(at, use, { held: newest, secrets: alone, provider }), use).toBeUndefined();
  const old = { held: oldest, secrets: before, provider: keyOf(before.PAYMENT_WEBHOOK_SECRET) };
  for (const use of allUses.filter((name) => name !== "session" && name !== "stopAlert"))
    expect(await call(at, use, old), use).toBeDefined();
}, 90_000);
