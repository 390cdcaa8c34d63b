import type { App } from "../../../platform/app.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { expireOverdue } from "./repository.ts";
import { transferEmailQueue } from "./transfer-email-queue.ts";

const atOnce = 100;

/** Ends transfers that got no response in time, and notifies both sides. */
export function expireTransfers(app: App): Job {
  return {
    name: "expire-transfers",
    schedule: "*/10 * * * *",
    async run() {
      const enqueue = await app.readyToEnqueue();
      let ended: string[];
      do {
        ended = await app.transact(async (transaction) => {
          const ids = await expireOverdue(transaction, atOnce);
          const emails = ids.flatMap((transferId) => [
            { transferId, letter: "endedGiver" } as const,
            { transferId, letter: "endedTaker" } as const,
          ]);
          await enqueue(transaction, transferEmailQueue, emails);
          return ids;
        });
      } while (ended.length === atOnce);
    },
  };
}
