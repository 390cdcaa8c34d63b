import { randomUUID } from "node:crypto";
import type { EduInquiryBody } from "@autotune/contract";
import { cloneDatabase, type ClonedDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { startMailbox, type Mailbox } from "../../../test/mailbox.ts";
import { settings } from "../../../test/settings.ts";
import { startMailWorker } from "../../../test/start-mail-worker.ts";
import { createApp, type App } from "../../app.ts";
import { enqueueing } from "../../jobs/enqueue.ts";
import { database } from "../../plugins/database.ts";
import { ownCalls } from "../../plugins/own-calls.ts";
import { rateLimits } from "../../plugins/rate-limits.ts";
import { countStatuses, Visitor } from "../accounts/testing/visitor.ts";
import { eduConfirmationQueue, eduInquiryQueue } from "./edu-inquiry-queues.ts";
import { eduInquiryRoutes } from "./routes.ts";
import { sendEduConfirmations, sendEduInquiries } from "./send-edu-mails.ts";

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
  web = await createApp({ settings, name: "web", trustedProxies: settings.TRUSTED_PROXIES });
  await web.register(ownCalls, { origin });
  await web.register(rateLimits, { redisUrl: undefined });
  await web.register(database, connection);
  const queues = [eduInquiryQueue, eduConfirmationQueue];
  await web.register(enqueueing, { url: clone.url, queues });
  await web.register(eduInquiryRoutes);
}, 60_000);
afterAll(async () => {
  await Promise.all([web.close(), worker.close(), mailbox.close()]);
});

let people = 0;
/** Each from an address of their own, so that no limit holds against the next test. */
const somebody = () => new Visitor(web, { "x-forwarded-for": `198.51.100.${(people += 1)}` });

function inquiry(own: Partial<EduInquiryBody> = {}): EduInquiryBody {
  const email = `${randomUUID()}@school.test`;
  const message = "Two rooms.\nOne of them is a studio.";
  const school = { school: "Conservatoire", country: "FR", seats: 40 };
  return { name: "Ana Ruiz", email, message, language: "es", ...school, ...own };
}

const ask = (body: EduInquiryBody) => somebody().post("edu-inquiries", body);
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
  it("is mailed to the people who answer it, and the sender hears of it in their language", async () => {
    const body = inquiry();
    expect((await ask(body)).statusCode).toBe(204);
    await settled();
    const [notice] = inquiriesOf(body.email);
    for (const said of ["Ana Ruiz", "Conservatoire", "France", "40", "One of them is a studio."])
      expect(notice?.text).toContain(said);
    const [confirmation] = mailbox.mailsTo(body.email);
    expect(confirmation?.text).toContain("Tu consulta ha llegado");
    for (const typed of ["Ana", "Conservatoire", "rooms"])
      expect(confirmation?.text).not.toContain(typed);
    const answersTo = (name: string) => mailbox.mails.some((sent) => sent.includes(name));
    expect(answersTo(`Reply-To: ${body.email}`)).toBe(true);
    expect(answersTo(`Reply-To: ${schools}`)).toBe(true);
  });

  it("that is sent several times at once is mailed once", async () => {
    const body = inquiry();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(body)));
    expect(countStatuses(answers)).toEqual({ 204: 6 });
    await settled();
    const ids = new Set(inquiriesOf(body.email).map(({ messageId }) => messageId));
    expect(ids.size).toBe(1);
  });

  it("is kept nowhere but in the mail: its jobs go within an hour", async () => {
    const body = inquiry();
    await ask(body);
    await settled();
    const { rows } = await web.database.execute<{ keeps: number }>(sql`
      select deletion_seconds as keeps from jobs.job where data::text like ${`%${body.email}%`}`);
    expect(rows.map(({ keeps }) => keeps)).toEqual([3600, 3600]);
  });

  it("of a machine that fills in the hidden field is answered the same, and dropped", async () => {
    const body = inquiry({ fax: "+1 555 0100" });
    const answer = await ask(body);
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    await settled();
    expect([inquiriesOf(body.email), mailbox.mailsTo(body.email)]).toEqual([[], []]);
  });

  it("is refused where a part of it is missing or wrong", async () => {
    const wrong: Partial<EduInquiryBody>[] = [
      { email: "nobody" },
      { name: "  " },
      { school: "" },
      { country: "France" },
      { seats: 0 },
      { seats: 1.5 },
      { message: "x".repeat(4001) },
    ];
    for (const own of wrong) expect((await ask(inquiry(own))).statusCode).toBe(400);
  });

  it("writes to one mailbox three times an hour at most, and reads all the same", async () => {
    const { email } = inquiry();
    for (let seats = 1; seats <= 5; seats += 1) await ask(inquiry({ email, seats }));
    await settled();
    expect([mailbox.mailsTo(email).length, inquiriesOf(email).length]).toEqual([3, 5]);
  });

  it("is for the shop's own pages, and 30 times an hour for one address", async () => {
    const foreign = new Visitor(web, { "sec-fetch-site": "cross-site" });
    expect((await foreign.post("edu-inquiries", inquiry())).statusCode).toBe(403);
    const busy = somebody();
    const answers = [];
    for (let times = 0; times < 32; times += 1)
      answers.push(await busy.post("edu-inquiries", inquiry({ fax: "x" })));
    expect(countStatuses(answers)).toEqual({ 204: 30, 429: 2 });
  });
});
