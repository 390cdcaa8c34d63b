import { newsletterFrequencies } from "@autotune/contract";
import type { App } from "../../../platform/app.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { digestEmailQueue } from "./digest-email-queue.ts";
import { beginDigests, seePosts } from "./digest-repository.ts";
import { lastDigestTime } from "./last-digest-time.ts";

/** Emails of one transaction. */
const slice = 500;

/**
 * Starts the newsletters that are due. It runs every hour, so that posts are recorded soon and a worker that
 * was down on a Thursday catches up; none is started twice.
 */
export function startDigests(app: App): Job {
  return {
    name: "start-digests",
    schedule: "5 * * * *",
    run: () => startDueDigests(app, new Date()),
  };
}

export async function startDueDigests(
  {
    database,
    transact,
    readyToEnqueue,
    log,
    isDemonstration,
  }: Pick<App, "database" | "transact" | "readyToEnqueue" | "log" | "isDemonstration">,
  now: Date,
): Promise<void> {
  await seePosts(database, { withSamples: isDemonstration });
  const enqueue = await readyToEnqueue();
  for (const frequency of newsletterFrequencies) {
    const until = lastDigestTime(frequency, now);
    const coversUntil = until.toISOString();
    let begun = 0;
    let isMore = true;
    while (isMore) {
      const ids = await transact(async (transaction) => {
        const subscribers = await beginDigests(transaction, { frequency, until, slice });
        const jobs = subscribers.map((subscriberId) => ({ subscriberId, coversUntil }));
        await enqueue(transaction, digestEmailQueue, jobs);
        return subscribers;
      });
      begun += ids.length;
      isMore = ids.length === slice;
    }
    if (begun > 0) log.info({ frequency, until, begun }, "newsletters started");
  }
}
