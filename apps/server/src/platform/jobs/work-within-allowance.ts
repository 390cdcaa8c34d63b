import { setTimeout as sleep } from "node:timers/promises";
import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import type { JobAllowance } from "./job-allowance.ts";
import { heartbeatSeconds } from "./queue.ts";
import { fallbackPollingSeconds } from "./watch-due-queues.ts";

interface AllowedWork {
  readonly queue: string;
  readonly atOnce: number;
  readonly allowance: JobAllowance;
  readonly runJob: (job: JobWithMetadata<unknown>) => Promise<JobResult>;
  readonly onError: (error: unknown) => void;
}

export interface AllowedWorker {
  /** Its queue has a job that is due. */
  notify(): void;
  /** Resolves when the jobs that run have ended. */
  stop(): Promise<void>;
}

const pauseAfterFailureMs = 5000;
/** A limit that grows from day to day is looked at again meanwhile. */
const longestPauseMs = fallbackPollingSeconds * 1000;

/**
 * Runs the jobs of a queue as far as an allowance goes. pg-boss's own workers fetch what is due, and a job that was
 * fetched can only succeed or fail. So here the allowance is taken first, and that many jobs are fetched: those that
 * wait are untouched, cost no try, and belong to no worker.
 */
export function workWithinAllowance(
  boss: PgBoss,
  { queue, atOnce, allowance, runJob, onError }: AllowedWork,
): AllowedWorker {
  const stopping = new AbortController();
  let isDue = true;
  let wake = () => {};

  const runAll = async (batch: readonly JobWithMetadata<unknown>[]): Promise<void> => {
    const running = new Set(batch);
    const heartbeat = setInterval(
      () => {
        if (running.size > 0) void boss.touch(queue, [...running]).catch(onError);
      },
      (heartbeatSeconds * 1000) / 2,
    );
    // All of them: without its heartbeat a job that still runs would go to another worker.
    const ended = await Promise.allSettled(
      batch.map(async (job) => {
        const { status, output } = await runJob(job);
        running.delete(job);
        if (status === "completed") await boss.complete(queue, job);
        else await boss.fail(queue, job, output);
      }),
    );
    clearInterval(heartbeat);
    for (const job of ended) if (job.status === "rejected") onError(job.reason);
  };

  /** Returns how long there is nothing to do, whatever is due. */
  const round = async (): Promise<number> => {
    const { granted, nextInMs } = await allowance.take(atOnce);
    if (granted === 0) return nextInMs;
    isDue = false;
    const batch = await boss.fetch<unknown>(queue, { batchSize: granted, includeMetadata: true });
    if (batch.length < granted) await allowance.giveBack(granted - batch.length);
    else isDue = true;
    if (batch.length > 0) await runAll(batch);
    return 0;
  };

  const pause = async (ms: number): Promise<void> => {
    await sleep(Math.min(ms, longestPauseMs), undefined, { signal: stopping.signal }).catch(
      () => null,
    );
  };
  const untilDue = async (): Promise<void> => {
    // Stopping may have begun during the round, when nobody slept whom it could have woken.
    if (isDue || stopping.signal.aborted) return;
    const woken = new AbortController();
    wake = () => woken.abort();
    await sleep(longestPauseMs, undefined, { signal: woken.signal }).catch(() => null);
  };

  const working = (async () => {
    while (!stopping.signal.aborted) {
      try {
        const nextInMs = await round();
        if (nextInMs > 0) await pause(nextInMs);
        else await untilDue();
      } catch (error) {
        onError(error);
        await pause(pauseAfterFailureMs);
      }
    }
  })();
  return {
    notify() {
      isDue = true;
      wake();
    },
    async stop() {
      stopping.abort();
      wake();
      await working;
    },
  };
}
