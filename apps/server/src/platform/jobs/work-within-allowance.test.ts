import { setTimeout as wait } from "node:timers/promises";
import { cloneDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import Type from "typebox";
import { afterEach, beforeEach, expect, inject, it, vi } from "vitest";
import { startMailbox, type Mailbox } from "../../../test/mailbox.ts";
import { startMailWorker } from "../../../test/start-mail-worker.ts";
import type { App } from "../app.ts";
import type { MailLimit } from "../mail-delivery/mails-per-hour.ts";
import { defineQueue } from "./queue.ts";

const data = Type.Object({ number: Type.Integer() });
const keyOf = ({ number }: { number: number }) => String(number);
const news = defineQueue({ name: "send-many-news", data, keyOf, isBulk: true });
const receipts = defineQueue({ name: "send-many-receipts", data, keyOf });
const modules = [{ name: "many-emails", queues: [news, receipts] }];

/** At most ten at once, and then one in six seconds. */
const limit = { perHour: 600 };
const atFirst = 10;
const spacingMs = 6000;

let url: string;
let mailbox: Mailbox;
let workers: App[] = [];
beforeEach(async () => {
  ({ url } = await cloneDatabase(inject("databaseTemplate")));
  mailbox = await startMailbox();
}, 60_000);
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  workers = [];
  await mailbox.close();
});

async function startWorker(of?: MailLimit): Promise<App> {
  const worker = await startMailWorker(url, mailbox, modules, of);
  workers.push(worker);
  for (const queue of [news, receipts])
    await worker.workOn({
      queue,
      atOnce: 5,
      run: ({ number }) =>
        worker.sendMail({
          kind: queue === news ? "newsletterDigest" : "order",
          to: `reader${number}@studio.test`,
          subject: "News",
          html: "<p>News</p>",
          text: "News",
          messageId: `<${queue.name}-${number}@shop.localhost>`,
          unsubscribeUrl: "http://shop.localhost/unsubscribe",
        }),
    });
  return worker;
}

async function add(worker: App, queue: typeof news, count: number): Promise<void> {
  const enqueue = await worker.readyToEnqueue();
  const jobs = Array.from({ length: count }, (_, number) => ({ number }));
  await worker.transact((transaction) => enqueue(transaction, queue, jobs));
}

const arrived = (queue: typeof news) =>
  mailbox.messageIds().filter((id) => id.startsWith(`<${queue.name}-`));

async function waitingJobs(worker: App) {
  const { rows } = await worker.database.execute<{ state: string; retries: number; count: number }>(
    sql`select state::text, retry_count as retries, count(*)::integer as count from jobs.job
         where name = ${news.name} and state < 'completed' group by 1, 2`,
  );
  return rows;
}

it("holds back news beyond the limit, and nothing else; what waits costs no try, is not lost and not doubled", async () => {
  const count = 40;
  const [first, second] = [await startWorker(limit), await startWorker(limit)];
  const began = performance.now();
  await add(first, news, count);
  await vi.waitFor(() => expect(arrived(news).length).toBeGreaterThanOrEqual(atFirst), 10_000);

  await add(second, receipts, 30);
  const asked = performance.now();
  await vi.waitFor(() => expect(arrived(receipts)).toHaveLength(30), 10_000);
  expect(performance.now() - asked).toBeLessThan(5000);

  await wait(1000);
  const sent = arrived(news).length;
  expect(sent).toBeLessThanOrEqual(
    atFirst + Math.floor((performance.now() - began) / spacingMs) + 1,
  );
  expect(await waitingJobs(first)).toEqual([{ state: "created", retries: 0, count: count - sent }]);

  const metrics = await first.metrics.metrics();
  const value = (name: string) =>
    new RegExp(`^${name}{queue="${news.name}"} (\\S+)$`, "m").exec(metrics)?.[1];
  expect(Number(value("mails_held_back"))).toBe(count - sent);
  expect(Number(value("mails_held_back_seconds"))).toBeGreaterThan(1);
  expect(value("jobs_waiting")).toBeUndefined();
  expect(value("jobs_oldest_waiting_seconds")).toBeUndefined();

  // The next minute's.
  await first.database.execute(
    sql`update shop.mail_allowance set used_until = used_until - interval '1 minute'`,
  );
  await vi.waitFor(() => expect(arrived(news).length).toBeGreaterThanOrEqual(sent + 9), 15_000);

  await Promise.all([first.close(), second.close()]);
  const last = await startWorker();
  await vi.waitFor(() => expect(arrived(news)).toHaveLength(count), 15_000);
  await vi.waitFor(async () => expect(await waitingJobs(last)).toEqual([]), 5000);
  expect(new Set(arrived(news)).size).toBe(count);
}, 60_000);

it("keeps what is held back for a year, and what is not for as long as pg-boss does", async () => {
  const worker = await startWorker(limit);
  await add(worker, news, 1);
  await add(worker, receipts, 1);
  const { rows } = await worker.database.execute<{ name: string; days: number }>(sql`
    select name, extract(day from keep_until - start_after)::integer as days
      from jobs.job where name in (${news.name}, ${receipts.name}) order by name`);
  expect(rows).toEqual([
    { name: news.name, days: 365 },
    { name: receipts.name, days: 14 },
  ]);
});

it("tries again what the mail server refused for now, at the cost of another mail of the hour", async () => {
  const worker = await startWorker(limit);
  mailbox.isDown = true;
  await add(worker, news, 1);
  await vi.waitFor(async () => {
    const { rows } = await worker.database.execute(
      sql`select from jobs.job where name = ${news.name} and state = 'retry'`,
    );
    expect(rows).toHaveLength(1);
  }, 10_000);
  mailbox.isDown = false;
  await vi.waitFor(() => expect(arrived(news)).toHaveLength(1), 15_000);
}, 40_000);

it("ends once its job has, and lets the other queues fetch nothing meanwhile", async () => {
  const slow = defineQueue({ name: "send-slow-news", data, keyOf, isBulk: true });
  const steady = defineQueue({ name: "send-steady-receipts", data, keyOf });
  const manifests = [{ name: "slow", queues: [slow, steady] }];
  const worker = await startMailWorker(url, mailbox, manifests, { perHour: 6000 });
  workers.push(worker);
  const runs = { slow: 0, steady: 0 };
  await worker.workOn({
    queue: slow,
    atOnce: 2,
    async run() {
      runs.slow += 1;
      await wait(2000);
    },
  });
  await worker.workOn({
    queue: steady,
    atOnce: 2,
    async run() {
      runs.steady += 1;
      await wait(200);
    },
  });
  await add(worker, steady, 100);
  await add(worker, slow, 1);
  await vi.waitFor(() => expect(runs).toEqual({ slow: 1, steady: expect.any(Number) }), 10_000);

  const began = performance.now();
  const steadyBefore = runs.steady;
  await worker.close();
  expect(performance.now() - began).toBeLessThan(5000);
  expect(runs.steady - steadyBefore).toBeLessThanOrEqual(4);
  const last = await startWorker();
  const { rows } = await last.database.execute(
    sql`select state::text from jobs.job where name = ${slow.name}`,
  );
  expect(rows).toEqual([{ state: "completed" }]);
}, 60_000);

it(
  "keeps a job that takes long, and hands those of a worker that is gone to another",
  { tags: "long", timeout: 90_000 },
  async () => {
    let runs = 0;
    const slow = defineQueue({ name: "send-slow-news", data, keyOf, isBulk: true });
    const open = async () => {
      const worker = await startMailWorker(url, mailbox, [{ name: "slow", queues: [slow] }], {
        perHour: 6000,
      });
      workers.push(worker);
      await worker.workOn({
        queue: slow,
        atOnce: 2,
        async run() {
          runs += 1;
          await wait(16_000);
        },
      });
      return worker;
    };
    const [first] = [await open(), await open()];
    await add(first, slow, 1);
    await wait(20_000);
    expect(runs).toBe(1);
    await vi.waitFor(async () => {
      const { rows } = await first.database.execute(
        sql`select state::text from jobs.job where name = ${slow.name}`,
      );
      expect(rows).toEqual([{ state: "completed" }]);
    }, 10_000);

    // Of a worker that was killed after it fetched it.
    await add(first, slow, 2);
    await first.database.execute(sql`
      update jobs.job set state = 'active', started_on = now(), heartbeat_on = now()
       where name = ${slow.name} and state = 'created' and singleton_key = '1'`);
    await vi.waitFor(() => expect(runs).toBe(3), 40_000);
  },
);
