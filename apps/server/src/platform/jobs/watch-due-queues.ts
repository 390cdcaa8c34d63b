import { setTimeout as sleep } from "node:timers/promises";
import type { PgBoss } from "pg-boss";

/** A buyer waits for their license, so a job is found soon. */
const intervalMs = 300;
const intervalAfterFailureMs = 5000;

/** How often a worker polls its queue itself, should the watch fail. */
export const fallbackPollingSeconds = 30;

/** One probe of an index for each queue, however much waits in it. */
const readDue = `
  select name from unnest($1::text[]) as name
   where exists (select from jobs.job
     where job.name = name.name and job.state < 'active' and job.start_after <= now())`;

export interface QueueWatch {
  /** From now on the queue's worker is notified when it has a job that is due. */
  add(queue: string, notify: () => void): void;
  stop(): Promise<void>;
}

/**
 * Looks for jobs that are due in all queues with one statement, and notifies their workers. If every worker polled its
 * own queue this often, a shop at rest would cost the database a hundred transactions a second. LISTEN would cost
 * nothing, but PostgreSQL serialises the commits of transactions that notify.
 */
export function watchDueQueues(boss: PgBoss, onError: (error: unknown) => void): QueueWatch {
  const workers = new Map<string, () => void>();
  const stopping = new AbortController();
  const notifyDue = async (): Promise<void> => {
    const { rows } = await boss.getDb().executeSql(readDue, [[...workers.keys()]]);
    for (const row of rows) {
      const { name }: Record<string, unknown> = row;
      if (typeof name === "string") workers.get(name)?.();
    }
  };
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => null);
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      try {
        if (workers.size > 0) await notifyDue();
        await pause(intervalMs);
      } catch (error) {
        onError(error);
        await pause(intervalAfterFailureMs);
      }
    }
  })();
  return {
    add: (queue, notify) => void workers.set(queue, notify),
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
