import type { PgBoss } from "pg-boss";
import { Gauge, type Registry } from "prom-client";
import { isFailedQueue } from "./queue.ts";

/** By when it was due: a job that waits for its next try is not late before that. */
const readDue = `
  select queue.name, count(job.id)::int as waiting,
         coalesce(extract(epoch from now() - min(job.start_after)), 0)::float8 as oldest_seconds
    from jobs.queue left join jobs.job
      on job.name = queue.name and job.state < 'active' and job.start_after <= now()
   group by queue.name`;

interface DueJobs {
  readonly queue: string;
  readonly waiting: number;
  readonly oldestSeconds: number;
}

async function readDueJobs(boss: PgBoss): Promise<DueJobs[]> {
  const { rows } = await boss.getDb().executeSql(readDue);
  return rows.flatMap((row) => {
    const { name, waiting, oldest_seconds: seconds }: Record<string, unknown> = row;
    return typeof name !== "string" || isFailedQueue(name)
      ? []
      : [{ queue: name, waiting: Number(waiting), oldestSeconds: Number(seconds) }];
  });
}

interface BulkMail {
  readonly bulkQueues: ReadonlySet<string>;
  /** An hourly limit is set. */
  readonly areHeldBack: boolean;
}

/**
 * How much waits in each queue and for how long: what a worker is added by. Every worker reads the same. In queues that
 * are held back jobs wait because they shall, and no worker helps: they are counted apart. Without a limit nothing is
 * held back, which is a series of zeros: a missing one says nothing.
 */
export function observeQueues(
  registry: Registry,
  boss: PgBoss,
  { bulkQueues, areHeldBack }: BulkMail,
): void {
  let reading: Promise<DueJobs[]> | undefined;
  /** All gauges are collected at once, and share one statement. */
  const read = () => {
    reading ??= readDueJobs(boss).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const whereWorkersHelp = (jobs: DueJobs, value: number) =>
    areHeldBack && bulkQueues.has(jobs.queue) ? undefined : value;
  const whereHeldBack = (jobs: DueJobs, value: number) =>
    bulkQueues.has(jobs.queue) ? (areHeldBack ? value : 0) : undefined;
  const observe = (
    name: string,
    help: string,
    where: typeof whereHeldBack,
    value: (jobs: DueJobs) => number,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: ["queue"],
      registers: [registry],
      async collect() {
        for (const jobs of await read()) {
          const shown = where(jobs, value(jobs));
          if (shown !== undefined) this.set({ queue: jobs.queue }, shown);
        }
      },
    });
  const waiting = ({ waiting: count }: DueJobs) => count;
  const oldest = ({ oldestSeconds }: DueJobs) => oldestSeconds;
  observe(
    "jobs_waiting",
    "Jobs that are due and wait for a worker, by queue",
    whereWorkersHelp,
    waiting,
  );
  observe(
    "jobs_oldest_waiting_seconds",
    "How long the oldest job that is due has waited for a worker, by queue",
    whereWorkersHelp,
    oldest,
  );
  observe(
    "mails_held_back",
    "Marketing mails that are due and wait for what the hourly limit leaves, by queue",
    whereHeldBack,
    waiting,
  );
  observe(
    "mails_held_back_seconds",
    "How long the oldest of them has waited, by queue",
    whereHeldBack,
    oldest,
  );
}
