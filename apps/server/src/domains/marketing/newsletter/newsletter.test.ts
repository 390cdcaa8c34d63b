import { randomUUID } from "node:crypto";
import type { NewsletterBody } from "@autotune/contract";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { startMailbox, type Mailbox } from "../../../../test/mailbox.ts";
import { settings } from "../../../../test/settings.ts";
import { startMailWorker } from "../../../../test/start-mail-worker.ts";
import { createApp, type App } from "../../../platform/app.ts";
import { enqueueing } from "../../../platform/jobs/enqueue.ts";
import { database } from "../../../platform/database/database.ts";
import { csrfGuard } from "../../../platform/http/csrf-guard.ts";
import { rateLimits } from "../../../platform/http/rate-limits.ts";
import { countStatuses, Visitor } from "../../identity/accounts/testing/visitor.ts";
import { newsletterModule } from "./module.ts";
import { deleteOldTokens, deleteUnconfirmedSubscribers } from "./jobs.ts";
import { newsletterEmailQueue } from "./newsletter-email-queue.ts";
import { newsletterRoutes } from "./routes.ts";
import { sendNewsletterEmails } from "./send-newsletter-email.ts";
import { signUp } from "./sign-up.ts";

let clone: ClonedDatabase;
let mailbox: Mailbox;
let web: App;
let worker: App;
beforeAll(async () => {
  [clone, mailbox] = await Promise.all([cloneDatabase(inject("databaseTemplate")), startMailbox()]);
  const connection = { url: clone.url, applicationName: "test" };
  worker = await startMailWorker(clone.url, mailbox);
  await worker.workOn(sendNewsletterEmails(worker, settings.PUBLIC_URL));
  web = await createApp({
    settings,
    name: "web",
    trustedProxies: settings.TRUSTED_PROXIES,
    modules: [newsletterModule],
  });
  await web.register(csrfGuard, { origin: settings.PUBLIC_URL });
  await web.register(rateLimits, { redisUrl: undefined });
  await web.register(database, connection);
  await web.register(enqueueing, { url: clone.url });
  await web.register(newsletterRoutes);
}, 60_000);
afterAll(async () => {
  await Promise.all([web.close(), worker.close(), mailbox.close()]);
});

const randomEmail = () => `${randomUUID()}@studio.test`;
let people = 0;
/** Each from its own IP address, so that no rate limit affects the next test. */
const somebody = () => new Visitor(web, { "x-forwarded-for": `198.51.100.${(people += 1)}` });

const subscribe = (body: NewsletterBody) => somebody().post("emailsignup", body);
const confirm = (token: string) => somebody().post("emailsignup/confirm", { token });

async function subscribers(email: string) {
  const { rows } = await web.database.execute<{ id: string; confirmed_at: string | null }>(
    sql`select id, confirmed_at from shop.newsletter_subscriber where email = ${email}`,
  );
  return rows;
}

async function isConfirmed(email: string): Promise<boolean> {
  const [found] = await subscribers(email);
  return found !== undefined && found.confirmed_at !== null;
}

function mailsTo(email: string): string[] {
  return mailbox.mails
    .filter((mailed) => mailed.includes(`To: ${email}`))
    .map((mailed) => mailed.replaceAll("=\r\n", "").replaceAll("=3D", "="));
}

/** Waits until so many messages have been sent; no job is left that would send another. */
async function receivedMails(email: string, count: number): Promise<string[]> {
  await vi.waitFor(
    async () => {
      const { rows } = await web.database.execute(
        sql`select 1 from jobs.job where name = ${newsletterEmailQueue.name} and state < 'completed'`,
      );
      expect([mailsTo(email).length, rows.length]).toEqual([count, 0]);
    },
    { timeout: 10_000, interval: 50 },
  );
  return mailsTo(email);
}

const tokenIn = (mailed = "") => /token=([\w-]{43})\b/.exec(mailed)?.[1] ?? "";

/** As if the last email had been requested so long ago. */
async function letPass(email: string, interval: string): Promise<void> {
  await web.database.execute(sql`
    update shop.newsletter_subscriber set asked_at = asked_at - ${interval}::interval
    where email = ${email}`);
  await web.database.execute(sql`
    update shop.newsletter_token set created_at = created_at - ${interval}::interval
    where subscriber_id in (select id from shop.newsletter_subscriber where email = ${email})`);
}

describe("signing up for the newsletter", () => {
  it("is complete once the emailed link is confirmed, which may happen twice", async () => {
    const email = randomEmail();
    expect((await subscribe({ email, language: "es" })).statusCode).toBe(204);
    expect(await isConfirmed(email)).toBe(false);
    const [mailed] = await receivedMails(email, 1);
    expect(mailed).toContain('lang="es"');
    expect(mailed).toContain(`${settings.PUBLIC_URL}/es/newsletter-signup#token=`);

    const token = tokenIn(mailed);
    expect((await confirm(token)).statusCode).toBe(204);
    const confirmed = await subscribers(email);
    expect(await isConfirmed(email)).toBe(true);
    expect((await confirm(token)).statusCode).toBe(204);
    expect(await subscribers(email)).toEqual(confirmed);

    await letPass(email, "1 day");
    const again = await subscribe({ email: ` ${email.toUpperCase()} ` });
    expect([again.statusCode, again.json<{ message: string }>()]).toEqual([
      400,
      expect.objectContaining({
        error: "alreadyOnList",
        message: "Email address already registered",
      }),
    ]);
    await receivedMails(email, 1);
    expect(await subscribers(email)).toHaveLength(1);
  });

  it("stores only the token's hash", async () => {
    const email = randomEmail();
    await subscribe({ email });
    const token = tokenIn((await receivedMails(email, 1))[0]);
    const { rows } = await web.database.execute<{ kept: string }>(sql`
      select t::text as kept from shop.newsletter_token t
      union all select s::text from shop.newsletter_subscriber s
      union all select data::text from jobs.job where name = ${newsletterEmailQueue.name}`);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    const written = [token, Buffer.from(token).toString("hex")];
    for (const { kept } of rows) for (const secret of written) expect(kept).not.toContain(secret);
  });

  it("sends the email in English where no language is given", async () => {
    const email = randomEmail();
    await subscribe({ email });
    expect((await receivedMails(email, 1))[0]).toContain('lang="en"');
  });

  it("sends a pending address another email, but once in ten minutes; every link is valid", async () => {
    const email = randomEmail();
    await subscribe({ email });
    await receivedMails(email, 1);
    await letPass(email, "9 minutes");
    expect((await subscribe({ email, language: "de" })).statusCode).toBe(204);
    await receivedMails(email, 1);
    await letPass(email, "2 minutes");
    expect((await subscribe({ email, language: "de" })).statusCode).toBe(204);
    const [first, second] = await receivedMails(email, 2);
    expect(second).toContain('lang="de"');
    expect(tokenIn(first)).not.toBe(tokenIn(second));
    expect((await confirm(tokenIn(first))).statusCode).toBe(204);
    expect((await confirm(tokenIn(second))).statusCode).toBe(204);
  });

  it("stores one and sends one for concurrent requests", async () => {
    const email = randomEmail();
    const responses = await Promise.all(Array.from({ length: 8 }, () => subscribe({ email })));
    expect(countStatuses(responses)).toEqual({ 204: 8 });
    await receivedMails(email, 1);
    expect(await subscribers(email)).toHaveLength(1);
  });

  it("stores nothing where the email's job cannot be added", async () => {
    const email = randomEmail();
    const deps = {
      transact: web.transact,
      readyToEnqueue: async () => () => Promise.reject(new Error("no jobs")),
    };
    await expect(signUp(deps, { email })).rejects.toThrow("no jobs");
    expect(await subscribers(email)).toEqual([]);
  });

  it("[FORM-06] gives a bot that fills in the hidden field the same response, and does nothing", async () => {
    const email = randomEmail();
    const response = await subscribe({ email, fax: "+1 555 0100" });
    const person = await subscribe({ email: randomEmail(), fax: "" });
    expect([response.statusCode, response.body]).toEqual([person.statusCode, person.body]);
    expect(await subscribers(email)).toEqual([]);
    await receivedMails(email, 0);
  });

  it.each([
    "",
    "nina",
    "nina@",
    "nina@studio",
    "ni na@studio.test",
    "nina@example.com",
    "🎤@a.test",
  ])("rejects an invalid email address: “%s”", async (email) => {
    const response = await subscribe({ email });
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      400,
      "Invalid email",
    ]);
    expect(await subscribers(email)).toEqual([]);
  });

  it("is limited to the shop's own pages, and to 30 an hour from one IP address", async () => {
    const email = randomEmail();
    const crossSite = new Visitor(web, { "sec-fetch-site": "cross-site" });
    const withoutKey = new Visitor(web, { "x-js-cachekey": "" });
    for (const path of ["emailsignup", "emailsignup/confirm"])
      for (const visitor of [crossSite, withoutKey])
        expect((await visitor.post(path, { email, token: "" })).statusCode, path).toBe(403);

    const busy = somebody();
    const responses = [];
    for (let times = 0; times < 32; times += 1)
      responses.push(await busy.post("emailsignup", { email, fax: "x" }));
    expect(countStatuses(responses)).toEqual({ 204: 30, 429: 2 });
  });
});

describe("the emailed link", () => {
  it("is valid for seven days; a confirmed reader may use it later", async () => {
    const [late, early] = [randomEmail(), randomEmail()];
    for (const email of [late, early]) await subscribe({ email });
    const token = tokenIn((await receivedMails(late, 1))[0]);
    const used = tokenIn((await receivedMails(early, 1))[0]);
    await letPass(late, "6 days 23 hours");
    await confirm(used);
    await letPass(late, "2 hours");
    await letPass(early, "8 days");
    const response = await confirm(token);
    expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
      400,
      "linkExpired",
    ]);
    expect(await isConfirmed(late)).toBe(false);
    expect((await confirm(used)).statusCode).toBe(204);
  });

  it.each(["", "short", "A".repeat(43), "%00".repeat(20)])(
    "is rejected where it was never sent: “%s”",
    async (token) => {
      expect((await confirm(token)).statusCode).toBe(400);
    },
  );

  it("confirms nothing when fetched", async () => {
    const email = randomEmail();
    await subscribe({ email });
    const token = tokenIn((await receivedMails(email, 1))[0]);
    expect((await somebody().get(`emailsignup/confirm?token=${token}`)).statusCode).toBe(404);
    expect(await isConfirmed(email)).toBe(false);
  });
});

describe("the job that sends the email", () => {
  const run = (subscriberId: number) =>
    sendNewsletterEmails(worker, settings.PUBLIC_URL).run({ subscriberId });

  it("may run twice: both copies have one message id, and either link is valid", async () => {
    const email = randomEmail();
    await subscribe({ email });
    await receivedMails(email, 1);
    await run(Number((await subscribers(email))[0]?.id));
    const copies = await receivedMails(email, 2);
    const ids = copies.map((mailed) => /^Message-ID: (\S+)/im.exec(mailed)?.[1]);
    expect(ids[0]).toMatch(/^<newsletter-\d+-\d+@shop\.localhost>$/);
    expect(ids[0]).toBe(ids[1]);
    for (const mailed of copies) expect((await confirm(tokenIn(mailed))).statusCode).toBe(204);
  });

  it("sends nothing to a reader who has confirmed meanwhile, nor to a purged one", async () => {
    const email = randomEmail();
    await subscribe({ email });
    await confirm(tokenIn((await receivedMails(email, 1))[0]));
    await run(Number((await subscribers(email))[0]?.id));
    await run(0);
    expect(mailsTo(email)).toHaveLength(1);
  });
});

it("purges unconfirmed subscribers after thirty days, and old links", async () => {
  const [waiting, recent, confirmed] = [randomEmail(), randomEmail(), randomEmail()];
  for (const email of [waiting, recent, confirmed]) await subscribe({ email });
  await confirm(tokenIn((await receivedMails(confirmed, 1))[0]));
  await receivedMails(waiting, 1);
  await receivedMails(recent, 1);
  await letPass(waiting, "31 days");
  await letPass(recent, "29 days");
  await letPass(confirmed, "31 days");
  expect(await deleteUnconfirmedSubscribers(web.database)).toBe(1);
  expect(await subscribers(waiting)).toEqual([]);
  expect([await isConfirmed(recent), await isConfirmed(confirmed)]).toEqual([false, true]);
  // The one of the purged subscriber was deleted with it.
  expect(await deleteOldTokens(web.database)).toBe(1);
});
