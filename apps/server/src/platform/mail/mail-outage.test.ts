import { cloneDatabase } from "@autotune/database/testing";
import Type from "typebox";
import { expect, inject, it, vi } from "vitest";
import { startMailbox } from "../../../test/mailbox.ts";
import { startMailWorker } from "../../../test/start-mail-worker.ts";
import { defineQueue } from "../jobs/queue.ts";

const count = 1000;
const queue = defineQueue({
  name: "send-many-emails",
  data: Type.Object({ number: Type.Integer() }),
  keyOf: ({ number }) => String(number),
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
      await worker.transact((transaction) =>
        enqueue(
          transaction,
          queue,
          Array.from({ length: count }, (_, number) => ({ number })),
        ),
      );
      let attempts = 0;
      await worker.workOn({
        queue,
        atOnce: 5,
        async run({ number }) {
          attempts += 1;
          await worker.sendMail({
            kind: "order",
            to: `buyer${number}@studio.test`,
            subject: "Your order",
            html: "<p>Your order</p>",
            text: "Your order",
            messageId: `<many-${number}@shop.localhost>`,
          });
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
