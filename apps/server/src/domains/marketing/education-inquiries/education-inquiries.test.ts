import { randomUUID } from "node:crypto";
import type { EduInquiryBody } from "@autotune/contract";
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
import { educationInquiriesModule } from "./module.ts";
import { eduInquiryRoutes } from "./routes.ts";
import { sendEduConfirmations, sendEduInquiries } from "./send-edu-emails.ts";

const origin = settings.PUBLIC_URL;
const schools = settings.EDU_INQUIRY_TO;

let clone: ClonedDatabase;
let mailbox: Mailbox;
let web: App;
let worker: App;
beforeAll(async () => {
  [clone, mailbox] = await Promise.all([cloneDatabase(inject("databaseTemplate")), startMailbox()]);
  const connection = { url: clone.url, applicationName: "test" };
  worker = await startMailWorker(clone.url, mailbox);
  await worker.workOn(sendEduInquiries(worker, { origin, to: schools }));
  await worker.workOn(sendEduConfirmations(worker, { origin, replyTo: schools }));
  web = await createApp({
    settings,
    name: "web",
    trustedProxies: settings.TRUSTED_PROXIES,
    modules: [educationInquiriesModule],
  });
  await web.register(csrfGuard, { origin });
  await web.register(rateLimits, { redisUrl: undefined });
  await web.register(database, connection);
  await web.register(enqueueing, { url: clone.url });
  await web.register(eduInquiryRoutes);
}, 60_000);
afterAll(async () => {
  await Promise.all([web.close(), worker.close(), mailbox.close()]);
});

let people = 0;
/** Each from its own IP address, so that no rate limit affects the next test. */
const somebody = () => new Visitor(web, { "x-forwarded-for": `198.51.100.${(people += 1)}` });

function inquiry(own: Partial<EduInquiryBody> = {}): EduInquiryBody {
  const email = `${randomUUID()}@school.test`;
  const message = "Two rooms.\nOne of them is a studio.";
  const school = { school: "Conservatoire", country: "FR", seats: 40 };
  return { name: "Ana Ruiz", email, message, language: "es", ...school, ...own };
}

const submitInquiry = (body: EduInquiryBody) => somebody().post("edu-inquiries", body);
const inquiriesOf = (email: string) =>
  mailbox.mailsTo(schools).filter(({ text }) => text.includes(email));

/** Waits until no job is left that would send another. */
async function settled(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await web.database.execute(
        sql`select 1 from jobs.job where name like 'send-edu%' and state < 'completed'`,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 10_000, interval: 50 },
  );
}

describe("the inquiry of a school", () => {
  it("is sent to the staff who reply to it, and the sender gets a confirmation in their language", async () => {
    const body = inquiry();
    expect((await submitInquiry(body)).statusCode).toBe(204);
    await settled();
    const [notice] = inquiriesOf(body.email);
    for (const said of ["Ana Ruiz", "Conservatoire", "France", "40", "One of them is a studio."])
      expect(notice?.text).toContain(said);
    const [confirmation] = mailbox.mailsTo(body.email);
    expect(confirmation?.text).toContain("Tu consulta ha llegado");
    for (const typed of ["Ana", "Conservatoire", "rooms"])
      expect(confirmation?.text).not.toContain(typed);
    const repliesTo = (name: string) => mailbox.mails.some((sent) => sent.includes(name));
    expect(repliesTo(`Reply-To: ${body.email}`)).toBe(true);
    expect(repliesTo(`Reply-To: ${schools}`)).toBe(true);
  });

  it("that is sent several times concurrently is delivered once", async () => {
    const body = inquiry();
    const responses = await Promise.all(Array.from({ length: 6 }, () => submitInquiry(body)));
    expect(countStatuses(responses)).toEqual({ 204: 6 });
    await settled();
    const ids = new Set(inquiriesOf(body.email).map(({ messageId }) => messageId));
    expect(ids.size).toBe(1);
  });

  it("is stored nowhere but in the email: its jobs are deleted within an hour", async () => {
    const body = inquiry();
    await submitInquiry(body);
    await settled();
    const { rows } = await web.database.execute<{ keeps: number }>(sql`
      select deletion_seconds as keeps from jobs.job where data::text like ${`%${body.email}%`}`);
    expect(rows.map(({ keeps }) => keeps)).toEqual([3600, 3600]);
  });

  it("of a bot that fills in the hidden field gets the same response, and is dropped", async () => {
    const body = inquiry({ fax: "+1 555 0100" });
    const response = await submitInquiry(body);
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    await settled();
    expect([inquiriesOf(body.email), mailbox.mailsTo(body.email)]).toEqual([[], []]);
  });

  it("is rejected where a part of it is missing or wrong", async () => {
    const wrong: Partial<EduInquiryBody>[] = [
      { email: "nobody" },
      { name: "  " },
      { school: "" },
      { country: "France" },
      { seats: 0 },
      { seats: 1.5 },
      { message: "x".repeat(4001) },
    ];
    for (const own of wrong) expect((await submitInquiry(inquiry(own))).statusCode).toBe(400);
  });

  it("sends one mailbox at most three confirmations an hour, and still delivers every inquiry", async () => {
    const { email } = inquiry();
    for (let seats = 1; seats <= 5; seats += 1) await submitInquiry(inquiry({ email, seats }));
    await settled();
    expect([mailbox.mailsTo(email).length, inquiriesOf(email).length]).toEqual([3, 5]);
  });

  it("is limited to the shop's own pages, and to 30 an hour from one IP address", async () => {
    const crossSite = new Visitor(web, { "sec-fetch-site": "cross-site" });
    expect((await crossSite.post("edu-inquiries", inquiry())).statusCode).toBe(403);
    const busy = somebody();
    const responses = [];
    for (let times = 0; times < 32; times += 1)
      responses.push(await busy.post("edu-inquiries", inquiry({ fax: "x" })));
    expect(countStatuses(responses)).toEqual({ 204: 30, 429: 2 });
  });
});
