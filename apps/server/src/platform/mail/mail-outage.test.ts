import { cloneDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import Type from "typebox";
import { expect, inject, it, vi } from "vitest";
import { startMailbox } from "../../../test/mailbox.ts";
import { startMailWorker } from "../../../test/start-mail-worker.ts";
import type { App } from "../app.ts";
import { defineQueue } from "../jobs/queue.ts";

const count = 1000;
const data = Type.Object({ number: Type.Integer() });
const keyOf = ({ number }: { number: number }) => String(number);
const queue = defineQueue({ name: "send-many-emails", data, keyOf });
const daily = defineQueue({ name: "send-daily-emails", data, keyOf });

const numbers = (length: number) => Array.from({ length }, (_, number) => ({ number }));

const sendTo = (worker: App, name: string, number: number) =>
  worker.sendMail({
    kind: "order",
    to: `buyer${number}@studio.test`,
    subject: "Your order",
    html: "<p>Your order</p>",
    text: "Your order",
    messageId: `<${name}-${number}@shop.localhost>`,
  });

it(
  "sends every email once after the mail server was gone in between",
  { tags: "long", timeout: 180_000 },
  async () => {
    const { url } = await cloneDatabase(inject("databaseTemplate"));
    const mailbox = await startMailbox();
    const worker = await startMailWorker(url, mailbox, [{ name: "many-emails", queues: [queue] }]);
    try {
      const enqueue = await worker.readyToEnqueue();
      await worker.transact((transaction) => enqueue(transaction, queue, numbers(count)));
      let attempts = 0;
      await worker.workOn({
        queue,
        atOnce: 5,
        async run({ number }) {
          attempts += 1;
          await sendTo(worker, "many", number);
        },
      });
      const arrived = () => mailbox.mails.length;
      await vi.waitFor(() => expect(arrived()).toBeGreaterThan(100), 30_000);
      mailbox.isDown = true;
      const until = attempts + 100;
      await vi.waitFor(() => expect(attempts).toBeGreaterThan(until), 30_000);
      const before = arrived();
      expect(before).toBeLessThan(count);
      mailbox.isDown = false;
      await vi.waitFor(() => expect(new Set(mailbox.messageIds()).size).toBe(count), {
        timeout: 90_000,
        interval: 500,
      });
      expect(arrived()).toBe(count);
      expect(attempts).toBeGreaterThan(count);
    } finally {
      await worker.close();
      await mailbox.close();
    }
  },
);

it(
  "sends every email once after the mail server was gone for a day, with two days of retries left",
  { tags: "long", timeout: 300_000 },
  async () => {
    const late = 20;
    const { url } = await cloneDatabase(inject("databaseTemplate"));
    const mailbox = await startMailbox();
    const worker = await startMailWorker(url, mailbox, [{ name: "daily-emails", queues: [daily] }]);
    /** As if the time had passed until the last of them is due again. Returns how much that was. */
    const pass = async (): Promise<number> => {
      const waiting = async () => {
        const { rows } = await worker.database.execute<{ count: number; hours: number }>(sql`
          select count(*)::integer as count,
                 coalesce(extract(epoch from max(start_after) - now()) / 3600, 0)::float8 as hours
            from jobs.job where name = ${daily.name} and state = 'retry' and start_after > now()`);
        return rows[0] ?? { count: 0, hours: 0 };
      };
      await vi.waitFor(async () => expect((await waiting()).count).toBe(late), {
        timeout: 30_000,
        interval: 50,
      });
      const { hours } = await waiting();
      await worker.database.execute(sql`
        update jobs.job set start_after = start_after - ${hours}::float8 * interval '1 hour'
         where name = ${daily.name} and state = 'retry'`);
      return hours;
    };
    try {
      mailbox.isDown = true;
      await worker.workOn({
        queue: daily,
        atOnce: 5,
        run: ({ number }) => sendTo(worker, "daily", number),
      });
      const enqueue = await worker.readyToEnqueue();
      await worker.transact((transaction) => enqueue(transaction, daily, numbers(late)));
      let hours = 0;
      while (hours < 24) hours += await pass();
      expect(mailbox.mails).toEqual([]);
      const { rows } = await worker.database.execute<{ left: number }>(sql`
        select min(retry_limit - retry_count)::integer as left from jobs.job where name = ${daily.name}`);
      // A quarter of an hour apart by now.
      expect(rows[0]?.left).toBeGreaterThan(48 * 4);

      mailbox.isDown = false;
      await vi.waitFor(() => expect(new Set(mailbox.messageIds()).size).toBe(late), {
        timeout: 30_000,
        interval: 100,
      });
      await vi.waitFor(async () => {
        const { rows: open } = await worker.database.execute(sql`
          select from jobs.job where name in (${daily.name}, ${`${daily.name}-failed`}) and state <> 'completed'`);
        expect(open).toEqual([]);
      }, 10_000);
      expect(mailbox.mails).toHaveLength(late);
    } finally {
      await worker.close();
      await mailbox.close();
    }
  },
);
