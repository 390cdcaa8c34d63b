import { randomUUID } from "node:crypto";
import type { SetDiscount } from "@autotune/commerce";
import type { PriceAlertBody } from "@autotune/contract";
import {
  publishDocument,
  type DatabaseConnection,
  type ProductToPublish,
} from "@autotune/database";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { modules } from "../../../app/modules.ts";
import { publishAtOnce } from "../../../../test/publish-at-once.ts";
import { startMailbox, type Mailbox } from "../../../../test/mailbox.ts";
import { productPageSample, productSample } from "../../../../test/published-samples.ts";
import { linkSecret, settings } from "../../../../test/settings.ts";
import { startMailWorker } from "../../../../test/start-mail-worker.ts";
import type { App } from "../../../platform/app.ts";
import { createAccountsApp } from "../../identity/accounts/testing/accounts-app.ts";
import { countStatuses, Visitor } from "../../identity/accounts/testing/visitor.ts";
import { content } from "../../../platform/published/content.ts";
import { gatherData } from "../../privacy/data-export/gather-data.ts";
import { erasePerson } from "../../privacy/erasure/erase-person.ts";
import { proveMailbox } from "../../../platform/mail-delivery/verified-mailboxes.ts";
import { deleteOldAlerts } from "./jobs.ts";
import { stopPriceAlertLinks } from "./stop-price-alert-links.ts";
import { priceAlertRoutes } from "./routes.ts";
import { sendAlertConfirmations, sendReachedPrices } from "./send-price-alert-emails.ts";
import { markReachedWishes } from "./watch-prices.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
let mailbox: Mailbox;
let web: App;
let worker: App;

/** How far the clock of those who mail is ahead. */
let aheadMs = 0;
async function startWorker(): Promise<App> {
  const started = await startMailWorker(clone.url, mailbox);
  const options = { origin: settings.PUBLIC_URL, linkSecret };
  await started.workOn(sendAlertConfirmations(started, options));
  await started.workOn(sendReachedPrices(started, options, () => new Date(Date.now() + aheadMs)));
  return started;
}

beforeAll(async () => {
  [clone, mailbox] = await Promise.all([cloneDatabase(inject("databaseTemplate")), startMailbox()]);
  connection = connectForTest(clone.url, 4);
  await publish(productSample("vocal-reverb", 119));
  await publish(productSample("upgrade-only", 119, { promoOnly: true }));
  for (const [locale, name] of [
    ["en", "Vocal Reverb"],
    ["de", "Stimm-Hall"],
  ] as const)
    await publishDocument(connection.database, {
      collection: "products",
      key: "vocal-reverb",
      locale,
      body: { name, summary: "" },
    });
  await publishDocument(connection.database, {
    collection: "product-pages",
    key: "auto-tune/reverb",
    locale: "en",
    body: productPageSample("reverb", ["vocal-reverb"]),
  });
  worker = await startWorker();
  web = await createAccountsApp({ databaseUrl: clone.url });
  await web.register(content, { databaseUrl: clone.url, directUrl: clone.url });
  await web.register(priceAlertRoutes, { linkSecret });
  await web.ready();
  await vi.waitFor(() => expect(web.content.offer("vocal-reverb")).toBeDefined(), 10_000);
}, 60_000);
afterAll(async () => {
  await Promise.all([web.close(), worker.close(), mailbox.close()]);
  await connection.close();
});

const publish = (product: ProductToPublish) => publishAtOnce(connection.database, product);
/** Until price requests return it. */
async function republish(product: ProductToPublish): Promise<void> {
  const { revision } = web.content;
  await publish(product);
  await vi.waitFor(() => expect(web.content.revision).toBeGreaterThan(revision), 10_000);
}
const newEmail = () => `${randomUUID()}@studio.test`;
let people = 0;
/** Each from an IP address of its own, so that no limit affects the next test. */
const somebody = () => new Visitor(web, { "x-forwarded-for": `198.51.100.${(people += 1)}` });

const wish = (more: Partial<PriceAlertBody> = {}): PriceAlertBody => ({
  path: "vocal-reverb",
  currency: "EUR",
  amount: 10_000,
  ...more,
});
const requestAlert = (more: Partial<PriceAlertBody>) => somebody().post("price-alerts", wish(more));
const confirm = (token: string) => somebody().post("price-alerts/confirm", { token });

interface StoredAlert extends Record<string, unknown> {
  readonly id: string;
  readonly amount: number;
  readonly confirmed_at: string | null;
  readonly told_at: string | null;
}
async function alertsOf(email: string): Promise<StoredAlert[]> {
  const { rows } = await connection.database.execute<StoredAlert>(
    sql`select id, amount, confirmed_at, told_at from shop.price_alert where email = ${email} order by id`,
  );
  return rows;
}

async function accountOf(email: string): Promise<number> {
  const { rows } = await connection.database.execute<{ id: string }>(
    sql`select id from shop.account where email = ${email}`,
  );
  return Number(rows[0]?.id);
}

/** Once no job is left that would send another email. */
async function mailsTo(email: string, count: number): Promise<string[]> {
  const received = () =>
    mailbox.mails
      .filter((mailed) => mailed.includes(`To: ${email}`))
      .map((mailed) => mailed.replaceAll("=\r\n", "").replaceAll("=3D", "="));
  await vi.waitFor(
    async () => {
      const { rows } = await connection.database.execute(
        sql`select 1 from jobs.job where name like '%price%' and name not like '%failed' and state < 'completed'`,
      );
      expect([received().length, rows.length]).toEqual([count, 0]);
    },
    { timeout: 15_000, interval: 50 },
  );
  return received();
}
const tokenIn = (mailed = "") => /token=([\w-]{43})\b/.exec(mailed)?.[1] ?? "";

/** Confirmed from the mailbox. */
async function watcher(more: Partial<PriceAlertBody> = {}): Promise<string> {
  const email = newEmail();
  await requestAlert({ email, ...more });
  await confirm(tokenIn((await mailsTo(email, 1))[0]));
  return email;
}

const giveReverb = (email: string) =>
  connection.database.execute(sql`
    insert into shop.licence (ordinal, account_id, pid, serial, authentication_string)
    select 1, id, 'PID-vocal-reverb', ${randomUUID()}, ${randomUUID()}
      from shop.account where email = ${email}`);

async function letPass(email: string, interval: string): Promise<void> {
  await connection.database.execute(sql`
    update shop.price_alert set asked_at = asked_at - ${interval}::interval,
           confirmed_at = confirmed_at - ${interval}::interval, told_at = told_at - ${interval}::interval
     where email = ${email}`);
}

const sale = (percent: number, own: Partial<SetDiscount> = {}): SetDiscount => ({
  discount: { kind: "percent", percent },
  startsAt: null,
  endsAt: null,
  reason: "Sale",
  ...own,
});
const look = (now = new Date(), app = worker) => markReachedWishes(app, now);

describe("a price alert", () => {
  it("is active once the mailbox has confirmed, which it may do twice", async () => {
    const email = newEmail();
    const response = await requestAlert({ email: ` ${email.toUpperCase()} `, language: "de" });
    expect([response.statusCode, response.json()]).toEqual([200, { state: "waiting" }]);
    const [mailed] = await mailsTo(email, 1);
    expect(mailed).toContain('lang="de"');
    expect(mailed).toContain("Stimm-Hall");
    expect(mailed).toContain(`${settings.PUBLIC_URL}/de/confirm#kind=price&`);
    expect(mailed).toMatch(/^List-Unsubscribe:\s+<http/im);
    expect((await alertsOf(email))[0]?.confirmed_at).toBeNull();
    const token = tokenIn(mailed);
    expect((await confirm(token)).statusCode).toBe(204);
    const confirmed = await alertsOf(email);
    expect(confirmed[0]?.confirmed_at).not.toBeNull();
    expect((await confirm(token)).statusCode).toBe(204);
    expect(await alertsOf(email)).toEqual(confirmed);
  });

  it("stores its token as a hash only", async () => {
    const email = newEmail();
    await requestAlert({ email });
    const token = tokenIn((await mailsTo(email, 1))[0]);
    const { rows } = await connection.database.execute<{ kept: string }>(sql`
      select t::text as kept from shop.price_alert_token t
      union all select data::text from jobs.job where name = 'ask-for-price-alert'`);
    expect(rows.length).toBeGreaterThanOrEqual(2);
    for (const { kept } of rows) expect(kept).not.toContain(token);
  });

  it("needs confirming by who has merely signed up with the address, until the mailbox is verified", async () => {
    const email = newEmail();
    const visitor = somebody();
    await visitor.createAccount(email);
    expect((await visitor.post("price-alerts", wish())).json()).toEqual({ state: "waiting" });
    const [mailed] = await mailsTo(email, 1);
    // In another browser the link confirms this wish alone.
    await confirm(tokenIn(mailed));
    const next = wish({ amount: 9000 });
    expect((await visitor.post("price-alerts", next)).json()).toEqual({ state: "waiting" });
    const [, second] = await mailsTo(email, 2);
    await visitor.post("price-alerts/confirm", { token: tokenIn(second) });
    const last = wish({ amount: 8000 });
    expect((await visitor.post("price-alerts", last)).json()).toEqual({ state: "watching" });
    expect(await alertsOf(email)).toMatchObject([{ amount: 8000 }]);
    await mailsTo(email, 2);
  });

  it("is active at once for a signed-in person with a verified mailbox, who sees it and can delete it", async () => {
    const email = newEmail();
    const visitor = somebody();
    await visitor.createAccount(email);
    await proveMailbox(connection.database, email);
    const response = await visitor.post("price-alerts", wish());
    expect(response.json()).toEqual({ state: "watching" });
    await visitor.post("price-alerts", wish({ amount: 9000 }));
    expect(await alertsOf(email)).toMatchObject([{ amount: 9000 }]);
    expect((await visitor.get("price-alerts?path=vocal-reverb")).json()).toEqual({
      alert: { currency: "EUR", amount: 9000 },
    });
    expect((await visitor.delete("price-alerts?path=vocal-reverb")).statusCode).toBe(204);
    expect((await visitor.get("price-alerts?path=vocal-reverb")).json()).toEqual({ alert: null });
    expect((await somebody().get("price-alerts?path=vocal-reverb")).statusCode).toBe(401);
    await mailsTo(email, 0);
  });

  it("of a mailbox is not read, exported or deleted by who has merely signed up with its address", async () => {
    const email = await watcher();
    const stranger = somebody();
    await stranger.createAccount(email);
    const path = "price-alerts?path=vocal-reverb";
    expect((await stranger.get(path)).json()).toEqual({ alert: null });
    expect((await stranger.delete(path)).statusCode).toBe(204);
    expect(await alertsOf(email)).toMatchObject([{ amount: 10_000 }]);
    expect(await gatherData(web.transact, modules, await accountOf(email))).toMatchObject({
      price_alerts: [],
    });
    await proveMailbox(connection.database, email);
    expect((await stranger.get(path)).json()).toEqual({
      alert: { currency: "EUR", amount: 10_000 },
    });
    expect((await stranger.delete(path)).statusCode).toBe(204);
    expect(await alertsOf(email)).toEqual([]);
  });

  it("needs another email address to confirm also when signed in", async () => {
    const visitor = somebody();
    await visitor.createAccount(newEmail());
    const email = newEmail();
    expect((await visitor.post("price-alerts", wish({ email }))).json()).toEqual({
      state: "waiting",
    });
    expect((await alertsOf(email))[0]?.confirmed_at).toBeNull();
  });

  it("changes a wish only when the mailbox confirms, and then the newest alone remains", async () => {
    const email = await watcher();
    await requestAlert({ email, amount: 8000 });
    expect((await alertsOf(email)).map(({ confirmed_at }) => confirmed_at !== null)).toEqual([
      true,
      false,
    ]);
    await confirm(tokenIn((await mailsTo(email, 2))[1]));
    expect(await alertsOf(email)).toMatchObject([{ amount: 8000 }]);
  });

  it("leaves a newer wish unconfirmed when an older link is used again", async () => {
    const email = newEmail();
    await requestAlert({ email });
    const older = tokenIn((await mailsTo(email, 1))[0]);
    await confirm(older);
    await requestAlert({ email, amount: 8000 });
    const newer = tokenIn((await mailsTo(email, 2))[1]);
    expect((await confirm(older)).statusCode).toBe(204);
    expect(await alertsOf(email)).toMatchObject([{ amount: 10_000 }, { amount: 8000 }]);
    expect((await confirm(newer)).statusCode).toBe(204);
    expect(await alertsOf(email)).toMatchObject([{ amount: 8000 }]);
    expect((await confirm(older)).json()).toMatchObject({ error: "linkExpired" });
  });

  it("does not claim to watch for what it has notified", async () => {
    const email = newEmail();
    await requestAlert({ email });
    const token = tokenIn((await mailsTo(email, 1))[0]);
    await confirm(token);
    await connection.database.execute(
      sql`update shop.price_alert set told_at = now() where email = ${email}`,
    );
    expect((await confirm(token)).json()).toMatchObject({ error: "linkExpired" });
  });

  it("is an explicit request, which lifts an earlier complaint", async () => {
    const [email, own] = [newEmail(), newEmail()];
    for (const emailAddress of [email, own])
      await connection.database.execute(sql`
        insert into shop.mail_report (email, kind)
        select ${emailAddress}, kind from unnest(array['hard', 'complaint']) kind`);
    const deliveryIssues = async (emailAddress: string) => {
      const { rows } = await connection.database.execute(
        sql`select kind from shop.mail_report where email = ${emailAddress} order by kind`,
      );
      return rows.map(({ kind }) => kind);
    };
    await requestAlert({ email });
    const token = tokenIn((await mailsTo(email, 1))[0]);
    expect(await deliveryIssues(email)).toEqual(["complaint", "hard"]);
    await confirm(token);
    expect(await deliveryIssues(email)).toEqual([]);
    const visitor = somebody();
    await visitor.createAccount(own);
    await visitor.post("price-alerts", wish());
    // Signing in confirms nothing for an unverified mailbox.
    expect(await deliveryIssues(own)).toEqual(["complaint", "hard"]);
    await connection.database.execute(
      sql`update shop.account set mailbox_proved_at = now() where email = ${own}`,
    );
    await visitor.post("price-alerts", wish({ amount: 9000 }));
    // Nor does it lift a hard bounce.
    expect(await deliveryIssues(own)).toEqual(["hard"]);
  });

  it("emails once in ten minutes for the same wish, and one mailbox five times an hour", async () => {
    const email = newEmail();
    const responses = await Promise.all(Array.from({ length: 4 }, () => requestAlert({ email })));
    for (const amount of [9001, 9002, 9003, 9004])
      responses.push(await requestAlert({ email, amount }));
    expect(countStatuses(responses)).toEqual({ 200: 8 });
    await mailsTo(email, 2);
  });

  it("responds the same to a bot that fills in the hidden field, and does nothing", async () => {
    const email = newEmail();
    expect((await requestAlert({ email, fax: "+1" })).json()).toEqual({ state: "waiting" });
    expect(await alertsOf(email)).toEqual([]);
  });

  it.each<[string, Partial<PriceAlertBody>, number, string]>([
    ["no address", {}, 400, "invalidEmail"],
    ["what is no address", { email: "nina@" }, 400, "invalidEmail"],
    [
      "a price that it has already",
      { email: "n@studio.test", amount: 11_900 },
      400,
      "priceReached",
    ],
    ["a product that is not there", { email: "n@studio.test", path: "gone" }, 404, "notFound"],
    ["what is not for sale", { email: "n@studio.test", path: "upgrade-only" }, 404, "notFound"],
    ["a price of nothing", { email: "n@studio.test", amount: 0 }, 400, "invalidRequest"],
  ])("rejects %s", async (_what, more, status, error) => {
    const response = await requestAlert(more);
    expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
      status,
      error,
    ]);
  });

  it("is for same-origin requests, and 30 times an hour for one IP address", async () => {
    const crossSite = new Visitor(web, { "sec-fetch-site": "cross-site" });
    for (const path of ["price-alerts", "price-alerts/confirm"])
      expect((await crossSite.post(path, wish({ email: newEmail() }))).statusCode).toBe(403);
    const busy = somebody();
    const responses = [];
    for (let times = 0; times < 32; times += 1)
      responses.push(await busy.post("price-alerts", wish({ fax: "x" })));
    expect(countStatuses(responses)).toEqual({ 200: 30, 429: 2 });
  });

  it("has a confirmation link that works for seven days", async () => {
    const email = newEmail();
    await requestAlert({ email });
    const token = tokenIn((await mailsTo(email, 1))[0]);
    await connection.database.execute(sql`
      update shop.price_alert_token set created_at = created_at - interval '8 days'`);
    expect((await confirm(token)).json()).toMatchObject({ error: "linkExpired" });
    for (const none of ["", "A".repeat(43)]) expect((await confirm(none)).statusCode).toBe(400);
  });
});

describe("a price that is reached", () => {
  it("is notified once, also with concurrent and repeated runs", async () => {
    const [german, lower, other] = [
      await watcher({ language: "de" }),
      await watcher({ amount: 9000 }),
      await watcher({ currency: "USD" }),
    ];
    const waiting = newEmail();
    await requestAlert({ email: waiting });
    await mailsTo(waiting, 1);
    expect(await look()).toBe(0);
    await republish(productSample("vocal-reverb", 119, { discount: sale(16) }));
    const second = await startWorker();
    const notified = await Promise.all([look(), look(new Date(), second), look()]);
    await look();
    expect(notified.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(2);
    const mails = await mailsTo(german, 2);
    expect(mails[1]).toContain("Stimm-Hall");
    expect(mails[1]).toContain(`${settings.PUBLIC_URL}/de/`);
    expect(mails[1]).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
    await mailsTo(other, 2);
    await mailsTo(lower, 1);
    await mailsTo(waiting, 1);
    await second.close();
    await republish(productSample("vocal-reverb", 119));
    await republish(productSample("vocal-reverb", 119, { discount: sale(17) }));
    await look();
    await mailsTo(german, 2);
    await republish(productSample("vocal-reverb", 119));
  });

  it("is exactly the wished price, in the minor unit", async () => {
    const [reached, missed] = [await watcher({ amount: 9520 }), await watcher({ amount: 9519 })];
    await republish(productSample("vocal-reverb", 119, { discount: sale(20) }));
    expect(await look()).toBe(1);
    await mailsTo(reached, 2);
    await mailsTo(missed, 1);
    await republish(productSample("vocal-reverb", 119));
  });

  it("is noticed when a discount begins by the clock", async () => {
    const email = await watcher({ amount: 6000 });
    const startsAt = new Date(Date.now() + 3_600_000).toISOString();
    await republish(productSample("vocal-reverb", 119, { discount: sale(50, { startsAt }) }));
    await look();
    await mailsTo(email, 1);
    aheadMs = 3_700_000;
    expect(await look(new Date(Date.now() + aheadMs))).toBeGreaterThanOrEqual(1);
    await mailsTo(email, 2);
    aheadMs = 0;
    await republish(productSample("vocal-reverb", 119));
  });

  it("is notified with the price of when the email leaves, and not once it has risen above the wish", async () => {
    const [reached, missed] = [await watcher({ amount: 9000 }), await watcher({ amount: 7500 })];
    await republish(productSample("vocal-reverb", 70));
    await worker.close();
    expect(await look(new Date(), web)).toBe(2);
    await republish(productSample("vocal-reverb", 80));
    worker = await startWorker();
    const [, mailed = ""] = await mailsTo(reached, 2);
    expect(mailed).toContain("80.00");
    expect(mailed).not.toContain("70.00");
    await mailsTo(missed, 1);
    expect(await alertsOf(missed)).toMatchObject([{ told_at: null }]);

    await republish(productSample("vocal-reverb", 75));
    expect(await look()).toBe(1);
    await mailsTo(missed, 2);
    await mailsTo(reached, 2);
    await republish(productSample("vocal-reverb", 119));
  });

  it("leaves a wish active where the product is no longer for sale when the email leaves", async () => {
    const email = await watcher({ amount: 7000 });
    await republish(productSample("vocal-reverb", 60));
    await worker.close();
    expect(await look(new Date(), web)).toBe(1);
    await republish(productSample("vocal-reverb", 60, { promoOnly: true }));
    worker = await startWorker();
    await mailsTo(email, 1);
    expect(await alertsOf(email)).toMatchObject([{ told_at: null }]);
    await republish(productSample("vocal-reverb", 119));
  });

  it("is not notified to a person who owns the product by now, whose wish is deleted", async () => {
    const email = newEmail();
    const visitor = somebody();
    await visitor.createAccount(email);
    await proveMailbox(connection.database, email);
    await visitor.post("price-alerts", wish({ amount: 7000 }));
    await giveReverb(email);
    await republish(productSample("vocal-reverb", 60));
    await look();
    await mailsTo(email, 0);
    expect(await alertsOf(email)).toEqual([]);
    await republish(productSample("vocal-reverb", 119));
  });

  it("is notified although a person with an unverified account of that address owns the product", async () => {
    const email = await watcher({ amount: 7000 });
    await somebody().createAccount(email);
    await giveReverb(email);
    await republish(productSample("vocal-reverb", 60));
    await look();
    expect((await mailsTo(email, 2))[1]).toContain("60.00");
    await republish(productSample("vocal-reverb", 119));
  });
});

describe("the link that deletes a wish", () => {
  const links = stopPriceAlertLinks(linkSecret);
  const pathOf = (url: string) => url.slice(settings.PUBLIC_URL.length);
  /** As a mail program sends it: from no page, without a cookie. */
  const press = (url: string, payload = "List-Unsubscribe=One-Click") =>
    web.inject({
      method: "POST",
      url: pathOf(url),
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload,
    });

  it("works by the mail program's button, also twice, and not by GET", async () => {
    const email = await watcher({ language: "de" });
    const [stored] = await alertsOf(email);
    const url = links.oneClickUrlFor(Number(stored?.id), settings.PUBLIC_URL);
    const fetched = await web.inject({ method: "GET", url: pathOf(url) });
    expect([fetched.statusCode, fetched.headers.location]).toEqual([
      303,
      links.pathFor(Number(stored?.id), "de"),
    ]);
    expect((await press(url, "x=y")).statusCode).toBe(400);
    expect(await alertsOf(email)).toHaveLength(1);
    for (const _time of [1, 2]) expect((await press(url)).statusCode).toBe(204);
    expect(await alertsOf(email)).toEqual([]);
    expect((await press(`${url}x`)).statusCode).toBe(400);
  });

  it("works by the page that the email links to, also twice, and not without the link", async () => {
    const email = await watcher();
    const [stored] = await alertsOf(email);
    const path = links.pathFor(Number(stored?.id), "en");
    const token =
      new URLSearchParams(new URL(path, settings.PUBLIC_URL).hash.slice(1)).get("token") ?? "";
    const deleteAlert = (shown: string) => somebody().post("price-alerts/forget", { token: shown });
    expect((await deleteAlert(`${token}x`)).statusCode).toBe(400);
    expect(await alertsOf(email)).toHaveLength(1);
    for (const _time of [1, 2]) expect((await deleteAlert(token)).statusCode).toBe(204);
    expect(await alertsOf(email)).toEqual([]);
  });
});

describe("what is stored of a wish", () => {
  it("is deleted: unconfirmed after 30 days, notified after 30 days, active after 12 months", async () => {
    const [old, young, notified] = [await watcher(), await watcher(), await watcher()];
    const [waiting, fresh] = [newEmail(), newEmail()];
    for (const email of [waiting, fresh]) await requestAlert({ email });
    await connection.database.execute(
      sql`update shop.price_alert set told_at = now() where email = ${notified}`,
    );
    await letPass(old, "12 months 1 day");
    await letPass(young, "11 months");
    await letPass(notified, "31 days");
    await letPass(waiting, "31 days");
    await letPass(fresh, "29 days");
    await deleteOldAlerts(connection.database);
    const left = await Promise.all([old, young, notified, waiting, fresh].map(alertsOf));
    expect(left.map(({ length }) => length)).toEqual([0, 1, 0, 0, 1]);
  });

  it("is stored for 12 months from its last confirmation", async () => {
    const email = await watcher();
    await letPass(email, "11 months");
    await requestAlert({ email });
    const [, anew] = await mailsTo(email, 2);
    await confirm(tokenIn(anew));
    await letPass(email, "2 months");
    await deleteOldAlerts(connection.database);
    expect(await alertsOf(email)).toHaveLength(1);
  });

  it("is in the data export, and deleted with the account", async () => {
    const email = newEmail();
    const visitor = somebody();
    await visitor.createAccount(email);
    await proveMailbox(connection.database, email);
    await visitor.post("price-alerts", wish());
    const accountId = await accountOf(email);
    expect(await gatherData(web.transact, modules, accountId)).toMatchObject({
      price_alerts: [{ path: "vocal-reverb", currency: "EUR", amount: 10_000 }],
    });
    await web.transact((transaction) => erasePerson(transaction, modules, { accountId, email }));
    expect(await alertsOf(email)).toEqual([]);
  });
});
