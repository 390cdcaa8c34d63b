import { newsletterFrequencies } from "@autotune/contract";
import type { App } from "../../../platform/app.ts";
import { readProgress, storeProgress } from "../../../platform/jobs/job-progress.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { digestEmailQueue } from "./digest-email-queue.ts";
import { beginDigests, seePosts } from "./digest-repository.ts";
import { lastDigestTime } from "./last-digest-time.ts";

/** Subscribers of one transaction. */
const slice = 500;

/**
 * Starts the newsletters that are due. It runs every hour, so that posts are recorded soon and a worker that
 * was down on a Thursday catches up; none is started twice. Once all subscribers were looked at, nothing is left to do
 * until the next one is due.
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
    const job = `start-digests-${frequency}`;
    let count = 0;
    let after = lastSubscriber(await readProgress(database, job), coversUntil);
    while (after !== undefined) {
      const { begun, last } = await transact(async (transaction) => {
        const read = await beginDigests(transaction, {
          frequency,
          until,
          after: after ?? 0,
          slice,
        });
        const jobs = read.begun.map((subscriberId) => ({ subscriberId, coversUntil }));
        await enqueue(transaction, digestEmailQueue, jobs);
        return read;
      });
      count += begun.length;
      after = last;
      await storeProgress(database, job, `${coversUntil} ${last ?? everyone}`);
    }
    if (count > 0) log.info({ frequency, until, begun: count }, "newsletters started");
  }
}

const everyone = "everyone";

/** After whom to go on with the newsletter of a given time; undefined once all were looked at. */
function lastSubscriber(position: string | undefined, coversUntil: string): number | undefined {
  const [until, last] = position?.split(" ") ?? [];
  if (until !== coversUntil) return 0;
  return last === everyone ? undefined : Number(last);
}
