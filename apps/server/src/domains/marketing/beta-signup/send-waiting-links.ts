import type { App } from "../../../platform/app.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { betaEmailQueue } from "./beta-email-queue.ts";
import { takeWaitingSignups } from "./repository.ts";

/** Emails of one transaction. */
const slice = 500;

/** Once there is a link, everybody who was promised one gets it. */
export function sendWaitingBetaLinks(app: App): Job {
  return {
    name: "send-waiting-beta-links",
    schedule: "20 10 * * *",
    async run() {
      const enqueue = await app.readyToEnqueue();
      let isMore = true;
      while (isMore)
        isMore = await app.transact(async (transaction) => {
          const ids = await takeWaitingSignups(transaction, slice);
          const jobs = ids.map((signupId) => ({ signupId }));
          await enqueue(transaction, betaEmailQueue, jobs);
          return ids.length === slice;
        });
    },
  };
}
