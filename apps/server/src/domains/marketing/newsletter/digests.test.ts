import { randomUUID } from "node:crypto";
import type { NewsletterFrequency } from "@autotune/contract";
import { publishDocument, withdrawDocument, type DatabaseConnection } from "@autotune/database";
import { newsletterDigest, newsletterSubscriber } from "@autotune/database/schema";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import type { Language } from "@autotune/routes";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { startMailbox, type Mailbox } from "../../../../test/mailbox.ts";
import { pagesTouched } from "../../../../test/pages-touched.ts";
import { postSample } from "../../../../test/published-samples.ts";
import { linkSecret, settings } from "../../../../test/settings.ts";
import { startMailWorker } from "../../../../test/start-mail-worker.ts";
import type { App } from "../../../platform/app.ts";
import { communicationLinks } from "../unsubscribe/communication-links.ts";
import { digestEmailQueue } from "./digest-email-queue.ts";
import { deleteOldDigests } from "./jobs.ts";
import { lastDigestTime } from "./last-digest-time.ts";
import { sendDigestEmails } from "./send-digest-email.ts";
import { seePosts } from "./digest-repository.ts";
import { startDueDigests } from "./start-digests.ts";

const origin = settings.PUBLIC_URL;
let clone: ClonedDatabase;
let mailbox: Mailbox;
/** Subscribes and publishes, which a worker may not. */
let owner: DatabaseConnection;
let workers: App[];
let worker: App;

async function openWorker(): Promise<App> {
  const app = await startMailWorker(clone.url, mailbox);
  await app.workOn(sendDigestEmails(app, { origin, linkSecret }));
  return app;
}

beforeAll(async () => {
  [clone, mailbox] = await Promise.all([cloneDatabase(inject("databaseTemplate")), startMailbox()]);
  owner = connectForTest(clone.url, 2);
  const first = await openWorker();
  workers = [first, await openWorker()];
  worker = first;
}, 60_000);
afterAll(async () => {
  await Promise.all([...workers.map((app) => app.close()), mailbox.close()]);
  await owner.close();
});

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

interface Reader {
  readonly language?: Language;
  readonly frequency?: NewsletterFrequency;
  readonly confirmedAt?: Date | null;
}

/** A subscriber since yesterday. */
async function reader({
  language = "en",
  frequency = "each",
  confirmedAt = inDays(-1),
}: Reader = {}): Promise<string> {
  const email = `${randomUUID()}@studio.test`;
  await owner.database
    .insert(newsletterSubscriber)
    .values({ email, language, frequency, confirmedAt });
  return email;
}

const publish = (title: string, locale: Language = "en", key = title) =>
  owner.transact((transaction) =>
    publishDocument(transaction, {
      collection: "posts",
      key,
      locale,
      body: { ...postSample(key), title },
    }),
  );

/** The messages to a recipient, once no job is left that would send more. */
async function mailsTo(email: string) {
  await vi.waitFor(
    async () => {
      const { rows } = await worker.database.execute(
        sql`select 1 from jobs.job where name = ${digestEmailQueue.name} and state < 'completed'`,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 15_000, interval: 50 },
  );
  return mailbox.mailsTo(email);
}

async function begunFor(email: string): Promise<number> {
  const rows = await worker.database
    .select({ until: newsletterDigest.coversUntil })
    .from(newsletterDigest)
    .innerJoin(newsletterSubscriber, eq(newsletterSubscriber.id, newsletterDigest.subscriberId))
    .where(eq(newsletterSubscriber.email, email));
  return rows.length;
}

/** As if nobody had been looked at yet: the tests invent their own time, and readers of the past. */
const forgetProgress = () => owner.database.execute(sql`delete from shop.job_progress`);
const start = async (now: Date) => {
  await forgetProgress();
  await startDueDigests(worker, now);
};
const newSlug = () => `post-${randomUUID()}`;

describe("the newsletter", () => {
  it("brings confirmed readers what is new in their language, with an unsubscribe link", async () => {
    const [english, spanish, waiting] = [
      await reader(),
      await reader({ language: "es" }),
      await reader({ confirmedAt: null }),
    ];
    const slug = newSlug();
    await publish(`Dry ${slug}`, "en", slug);
    await publish(`Seco ${slug}`, "es", slug);
    await start(inDays(8));
    const [mailed, ...more] = await mailsTo(english);
    expect(more).toEqual([]);
    expect(mailed?.text).toContain(`Dry ${slug}`);
    expect(mailed?.text.split(/\r?\n/)).toContain(`${origin}/community/${slug}`);
    const [translated] = await mailsTo(spanish);
    expect(translated?.text).toContain(`Seco ${slug}`);
    expect(translated?.text).not.toContain("Dry");
    expect(translated?.text.split(/\r?\n/)).toContain(`${origin}/es/comunidad/${slug}`);
    expect(await mailsTo(waiting)).toEqual([]);

    const links = communicationLinks(linkSecret);
    const raw = mailbox.mails.find((one) => one.includes(`To: ${english}\r\n`)) ?? "";
    const decoded = raw.replaceAll("=\r\n", "").replaceAll("=3D", "=");
    expect(decoded).toContain(`\r\n${origin}${links.pathFor(english, "en")}\r\n`);
    const [head = ""] = raw.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n\r\n", 1);
    expect(head).toContain(
      `\r\nList-Unsubscribe: <${links.unsubscribeUrlFor(english, origin)}>\r\n`,
    );
    expect(`${head}\r\n`).toContain("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  });

  it("is not sent where nothing is new to its reader, and repeats nothing", async () => {
    const slug = newSlug();
    await publish("first words", "en", slug);
    await start(inDays(8));
    const late = await reader({ confirmedAt: inDays(1) });
    const early = await reader();
    await start(inDays(9));
    expect(await mailsTo(late)).toEqual([]);
    expect(await begunFor(late)).toBe(0);
    expect(await mailsTo(early)).toHaveLength(1);
    // Corrected and published again.
    await publish("better words", "en", slug);
    await start(inDays(16));
    expect(await mailsTo(early)).toHaveLength(1);
    expect(await begunFor(early)).toBe(1);
  });

  it("includes a translation when that is published", async () => {
    const slug = newSlug();
    const french = await reader({ language: "fr" });
    await publish("English first", "en", slug);
    await start(inDays(8));
    expect(await mailsTo(french)).toEqual([]);
    await publish("Puis en français", "fr", slug);
    await start(inDays(8));
    expect((await mailsTo(french)).map(({ text }) => text.includes("Puis en français"))).toEqual([
      true,
    ]);
  });

  it("is sent once for each date, also when two workers start it concurrently and again", async () => {
    const readers = await Promise.all(Array.from({ length: 20 }, () => reader()));
    await publish(newSlug());
    const now = inDays(8);
    await forgetProgress();
    await Promise.all([...workers, ...workers].map((app) => startDueDigests(app, now)));
    await start(now);
    for (const email of readers) expect(await mailsTo(email)).toHaveLength(1);
  });

  it("looks at every reader once, however often the job runs until the next one is due", async () => {
    const [early, late] = [await reader(), await reader()];
    await publish(newSlug());
    const now = inDays(8);
    // A worker ended after the first of them.
    await forgetProgress();
    await owner.database.execute(sql`
      insert into shop.job_progress (job, position)
      select 'start-digests-each', ${lastDigestTime("each", now).toISOString()} || ' ' || id
        from shop.newsletter_subscriber where email = ${early}`);
    await startDueDigests(worker, now);
    expect([await begunFor(early), await begunFor(late)]).toEqual([0, 1]);
    await startDueDigests(worker, now);
    expect(await begunFor(early)).toBe(0);
    await startDueDigests(worker, inDays(15));
    expect([await begunFor(early), await begunFor(late)]).toEqual([1, 1]);
  });

  it("is sent once where its job runs again", async () => {
    const email = await reader();
    await publish(newSlug());
    await start(inDays(8));
    expect(await mailsTo(email)).toHaveLength(1);
    const [found] = await worker.database
      .select({ subscriberId: newsletterDigest.subscriberId, until: newsletterDigest.coversUntil })
      .from(newsletterDigest)
      .innerJoin(newsletterSubscriber, eq(newsletterSubscriber.id, newsletterDigest.subscriberId))
      .where(eq(newsletterSubscriber.email, email));
    await sendDigestEmails(worker, { origin, linkSecret }).run({
      subscriberId: found?.subscriberId ?? 0,
      coversUntil: found?.until.toISOString() ?? "",
    });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("waits for the first of the month where the reader chose that, and brings all of it then", async () => {
    const monthly = await reader({ frequency: "monthly" });
    const [one, two] = [newSlug(), newSlug()];
    await publish(one);
    const due = lastDigestTime("monthly", inDays(40));
    await start(new Date(due.getTime() - 1));
    expect(await mailsTo(monthly)).toEqual([]);
    await publish(two);
    await start(due);
    await start(new Date(due.getTime() + 24 * 60 * 60 * 1000));
    const [mailed, ...more] = await mailsTo(monthly);
    expect(more).toEqual([]);
    for (const slug of [one, two]) expect(mailed?.text).toContain(`/community/${slug}`);
  });

  it("leaves out sample posts, unless the shop is a demonstration", async () => {
    const slug = newSlug();
    const body = { ...postSample(slug), isSample: true };
    await owner.transact((transaction) =>
      publishDocument(transaction, { collection: "posts", key: slug, locale: "it", body }),
    );
    const seen = async (withSamples: boolean) => {
      await seePosts(worker.database, { withSamples });
      const { rows } = await worker.database.execute(
        sql`select from shop.newsletter_post where slug = ${slug}`,
      );
      return rows.length;
    };
    expect([await seen(false), await seen(true)]).toEqual([0, 1]);
  });

  it("is not sent to readers who unsubscribed before it was sent, and omits withdrawn posts", async () => {
    const [leaver, stayer] = [await reader(), await reader({ language: "ko" })];
    const slug = newSlug();
    await publish(slug);
    await publish(slug, "ko", slug);
    const until = lastDigestTime("each", inDays(8));
    const rows = await worker.database
      .insert(newsletterDigest)
      .select(
        worker.database
          .select({
            subscriberId: newsletterSubscriber.id,
            coversFrom: sql<Date>`now() - interval '1 day'`.as("covers_from"),
            coversUntil: sql<Date>`${until.toISOString()}::timestamptz`.as("covers_until"),
            sentAt: sql<null>`null::timestamptz`.as("sent_at"),
          })
          .from(newsletterSubscriber)
          .where(sql`email in (${leaver}, ${stayer})`),
      )
      .returning({ subscriberId: newsletterDigest.subscriberId });
    expect(rows).toHaveLength(2);
    await worker.database
      .delete(newsletterSubscriber)
      .where(eq(newsletterSubscriber.email, leaver));
    await owner.transact((transaction) =>
      withdrawDocument(transaction, { collection: "posts", key: slug }),
    );
    await owner.database.execute(sql`delete from shop.newsletter_post where language = 'ko'`);
    for (const { subscriberId } of rows)
      await sendDigestEmails(worker, { origin, linkSecret }).run({
        subscriberId,
        coversUntil: until.toISOString(),
      });
    expect([await mailsTo(leaver), await mailsTo(stayer)]).toEqual([[], []]);
  });
});

it("purges records of sent newsletters after ninety days, but not the last one of each reader", async () => {
  const email = await reader({ confirmedAt: inDays(-300) });
  await worker.database.execute(sql`
    insert into shop.newsletter_digest (subscriber_id, covers_from, covers_until)
    select id, confirmed_at, now() - days.ago * interval '1 day'
      from shop.newsletter_subscriber, (values (200), (100)) days (ago) where email = ${email}`);
  expect(await deleteOldDigests(worker.database)).toBe(1);
  expect(await deleteOldDigests(worker.database)).toBe(0);
});

it("takes earlier newsletters along with one that grows old, and looks at each once, however many stay", async () => {
  await owner.database.execute(sql`
    with crowd as (
      insert into shop.newsletter_subscriber (email, language, confirmed_at)
      select 'crowd' || n || '@studio.test', 'en', now() - interval '1 year' from generate_series(1, 20000) n
      returning id)
    insert into shop.newsletter_digest (subscriber_id, covers_from, covers_until)
    select id, now() - interval '1 year', now() - interval '99 days' from crowd`);
  await owner.database.execute(sql`analyze shop.newsletter_digest, shop.newsletter_subscriber`);
  expect(await deleteOldDigests(worker.database)).toBe(0);
  const email = await reader({ confirmedAt: inDays(-300) });
  await owner.database.execute(sql`
    insert into shop.newsletter_digest (subscriber_id, covers_from, covers_until)
    select id, confirmed_at, now() - days.ago * interval '1 day'
      from shop.newsletter_subscriber, (values (98), (97), (20)) days (ago) where email = ${email}`);
  const costs = await pagesTouched(clone.url, async () => {
    expect(await deleteOldDigests(worker.database)).toBe(1);
  });
  const looks = costs.filter(({ text }) => text.includes("newsletter_digest"));
  expect(looks.length).toBeGreaterThan(0);
  for (const { pages } of looks) expect(pages).toBeLessThan(60);
  // The one of 97 days goes when that of 20 days has grown old.
  expect(await begunFor(email)).toBe(2);
});
