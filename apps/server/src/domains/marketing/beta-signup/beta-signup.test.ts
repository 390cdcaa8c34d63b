import { randomUUID } from "node:crypto";
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
import { betaSignupModule } from "./module.ts";
import { betaEmailQueue } from "./beta-email-queue.ts";
import { betaSignupRoutes } from "./routes.ts";
import { sendBetaEmails } from "./send-beta-email.ts";
import { sendWaitingBetaLinks } from "./send-waiting-links.ts";
import { signUpForBeta } from "./sign-up-for-beta.ts";

const origin = settings.PUBLIC_URL;
const appUrl = "https://apps.test/join/aB3";
let clone: ClonedDatabase;
let mailbox: Mailbox;
let web: App;
let worker: App;
beforeAll(async () => {
  [clone, mailbox] = await Promise.all([cloneDatabase(inject("databaseTemplate")), startMailbox()]);
  worker = await startMailWorker(clone.url, mailbox);
  await worker.workOn(sendBetaEmails(worker, { origin, appUrl }));
  web = await createApp({
    settings,
    name: "web",
    trustedProxies: settings.TRUSTED_PROXIES,
    modules: [betaSignupModule],
  });
  await web.register(csrfGuard, { origin: settings.PUBLIC_URL });
  await web.register(rateLimits, { redisUrl: undefined });
  await web.register(database, { url: clone.url, applicationName: "test" });
  await web.register(enqueueing, { url: clone.url });
  await web.register(betaSignupRoutes);
}, 60_000);
afterAll(async () => {
  await Promise.all([web.close(), worker.close(), mailbox.close()]);
});

const randomEmail = () => `${randomUUID()}@studio.test`;
let people = 0;
/** Each from its own IP address, so that no rate limit affects the next test. */
const somebody = () => new Visitor(web, { "x-forwarded-for": `198.51.100.${(people += 1)}` });

const thisYear = new Date().getUTCFullYear();
const filled = { first_name: "Ana", last_name: "Sol", birthyear: 1990, fax: false };
const submitSignup = (body: object, program = "ios-app") =>
  somebody().post(`${program}/betasignup`, body);

async function storedSignups(email: string) {
  const { rows } = await web.database.execute(sql`
    select program, email, first_name, last_name, birth_year, language
      from shop.beta_signup where email = ${email}`);
  return rows;
}

/** The messages to a recipient, once no job is left that would send more. */
async function mailsTo(email: string) {
  await vi.waitFor(
    async () => {
      const { rows } = await web.database.execute(
        sql`select 1 from jobs.job where name = ${betaEmailQueue.name} and state < 'completed'`,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 15_000, interval: 50 },
  );
  return mailbox.mailsTo(email);
}

/** As if the last email had been started so long ago. */
const letPass = (email: string, interval: string) =>
  web.database.execute(sql`
    update shop.beta_signup set mailed_at = mailed_at - ${interval}::interval where email = ${email}`);

describe("[FORM-08] the email of a beta sign-up", () => {
  it("brings the app's link in the language of the page, once for repeated requests", async () => {
    const email = randomEmail();
    const body = { ...filled, first_name: "Free Money", email, language: "pt" };
    const responses = await Promise.all(Array.from({ length: 6 }, () => submitSignup(body)));
    expect(countStatuses(responses)).toEqual({ 204: 6 });
    const [mailed, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mailed?.text.split(/\r?\n/)).toContain(appUrl);
    expect(mailed?.text).toContain("Agradecemos");
    // Anybody can type anybody's email address: nothing of what was typed is sent.
    expect(mailed?.text).not.toContain("Money");
  });

  it("is sent again only a day later, however often it is requested", async () => {
    const email = randomEmail();
    await submitSignup({ ...filled, email });
    await mailsTo(email);
    await letPass(email, "23 hours");
    await submitSignup({ ...filled, email });
    expect(await mailsTo(email)).toHaveLength(1);
    await letPass(email, "2 hours");
    await submitSignup({ ...filled, email });
    const [first, second, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(first?.messageId).not.toBe(second?.messageId);
  });

  it("is not sent for a bot, nor stored without its job", async () => {
    const email = randomEmail();
    await submitSignup({ ...filled, email, fax: true });
    expect(await mailsTo(email)).toEqual([]);
    const deps = {
      transact: web.transact,
      readyToEnqueue: async () => () => Promise.reject(new Error("no jobs")),
    };
    const body = { ...filled, email };
    await expect(signUpForBeta(deps, "ios-app", body, new Date())).rejects.toThrow("no jobs");
    expect(await storedSignups(email)).toEqual([]);
  });

  it("promises the link while there is none, and then it is sent, once", async () => {
    const email = randomEmail();
    await web.database.execute(sql`
      insert into shop.beta_signup (program, email, first_name, last_name, birth_year, language)
      values ('ios-app', ${email}, 'Ana', 'Sol', 1990, 'en')`);
    const { rows } = await web.database.execute<{ id: number }>(
      sql`select id::integer from shop.beta_signup where email = ${email}`,
    );
    const withoutLink = sendBetaEmails(worker, { origin, appUrl: undefined });
    await withoutLink.run({ signupId: rows[0]?.id ?? 0 });
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain("as soon as");
    expect(mail?.text).not.toMatch(/https?:/);

    const { run } = sendWaitingBetaLinks(worker);
    await run();
    expect(await mailsTo(email)).toHaveLength(1);
    await letPass(email, "25 hours");
    await Promise.all([run(), run()]);
    const [, followed, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(followed?.text.split(/\r?\n/)).toContain(appUrl);
    await letPass(email, "25 hours");
    await run();
    expect(await mailsTo(email)).toHaveLength(2);
  });
});

describe("[API-08] betasignup", () => {
  it("stores who wants to try the app, in the language of the page", async () => {
    const email = randomEmail();
    const response = await submitSignup({
      ...filled,
      first_name: " Ana ",
      email: ` ${email.toUpperCase()} `,
      language: "es",
    });
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    expect(await storedSignups(email)).toEqual([
      {
        program: "ios-app",
        email,
        first_name: "Ana",
        last_name: "Sol",
        birth_year: 1990,
        language: "es",
      },
    ]);
  });

  it("stores one email address once, however often it is sent and whatever comes with it", async () => {
    const email = randomEmail();
    const responses = await Promise.all(
      ["Ana", "Bea", "Ana", "Cleo"].map((first_name) =>
        submitSignup({ ...filled, first_name, email }),
      ),
    );
    expect(countStatuses(responses)).toEqual({ 204: 4 });
    expect(await storedSignups(email)).toHaveLength(1);
  });

  it("gives a bot the same response as a person, and stores nothing", async () => {
    const email = randomEmail();
    expect((await submitSignup({ ...filled, email, fax: true })).statusCode).toBe(204);
    expect(await storedSignups(email)).toEqual([]);
  });

  it.each([
    [{ email: "ana@example.com" }, "invalidEmail"],
    [{ email: "ana" }, "invalidEmail"],
    [{ first_name: "" }, "invalidRequest"],
    [{ last_name: "Sol 🎤" }, "invalidRequest"],
    [{ birthyear: 1929 }, "invalidRequest"],
    [{ birthyear: thisYear + 2 }, "invalidRequest"],
    [{ birthyear: "young" }, "invalidRequest"],
    [{ birthyear: undefined }, "invalidRequest"],
  ])("rejects %o", async (wrong, error) => {
    const email = randomEmail();
    const response = await submitSignup({ ...filled, email, ...wrong });
    expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([400, error]);
    expect(await storedSignups(email)).toEqual([]);
  });

  it("knows its programs by their path segment", async () => {
    expect((await submitSignup({ ...filled, email: randomEmail() }, "fridge")).statusCode).toBe(
      400,
    );
  });

  it("accepts 30 an hour from one IP address", async () => {
    const visitor = somebody();
    const responses = [];
    for (let times = 0; times < 32; times += 1)
      responses.push(await visitor.post("ios-app/betasignup", { ...filled, email: randomEmail() }));
    expect(countStatuses(responses)).toEqual({ 204: 30, 429: 2 });
  });
});
