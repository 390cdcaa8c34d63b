import { setTimeout as sleep } from "node:timers/promises";
import fastifyPlugin from "fastify-plugin";
import type { JobResult, JobWithMetadata } from "pg-boss";
import { Counter, Gauge, Histogram } from "prom-client";
import type { App } from "../app.ts";
import { describeError } from "../logs/describe-error.ts";
import { enqueueWith, jobStatements } from "./enqueue.ts";
import type { JobAllowance } from "./job-allowance.ts";
import { workWithinAllowance, type AllowedWorker } from "./work-within-allowance.ts";
import { observeQueues } from "./queue-metrics.ts";
import { ensureQueue, isFailedQueue, type Queue, type QueueKind } from "./queue.ts";
import { splitTraceparent, traceJob } from "../tracing/trace-job.ts";
import { startBoss } from "./start-boss.ts";
import { fallbackPollingSeconds, watchDueQueues } from "./watch-due-queues.ts";

export interface Job {
  /** The queue's name: a verb and what it acts on. */
  readonly name: string;
  /** Its schedule, as cron in UTC. */
  readonly schedule: string;
  /** May run twice: the job of a worker that dies goes to another one. */
  readonly run: () => Promise<void>;
}

/** How long a worker that ends waits for its jobs. */
const stopWithinMs = 20_000;

export interface QueueWork<Data extends object> {
  readonly queue: Queue<Data>;
  /** How many this process runs concurrently; at least two. */
  readonly atOnce: number;
  /** May run twice. */
  readonly run: (data: Data) => Promise<void>;
}

interface JobsOptions {
  readonly url: string;
  /** What the jobs of bulk queues take before they run; without it they run as they come. */
  readonly bulkAllowance?: JobAllowance | undefined;
}

/** Jobs on the shop's own PostgreSQL, shared by any number of workers. */
export const jobs = fastifyPlugin(async (app: App, { url, bulkAllowance }: JobsOptions) => {
  const outcomes = new Counter({
    name: "jobs_total",
    help: "Jobs that ended, by outcome",
    labelNames: ["queue", "outcome"],
    registers: [app.metrics],
  });
  const boss = await startBoss(url, (error) => app.log.warn({ err: error }, "jobs"));
  const watch = watchDueQueues(boss, (error) => app.log.warn({ err: error }, "jobs"));
  const allowedWorkers: AllowedWorker[] = [];
  app.addHook("onClose", async () => {
    // Side by side: while some jobs end, no queue fetches others.
    await Promise.all([
      watch.stop(),
      Promise.race([
        Promise.all(allowedWorkers.map((worker) => worker.stop())),
        sleep(stopWithinMs, undefined, { ref: false }),
      ]),
      boss.stop({ close: false, graceful: true, timeout: stopWithinMs }),
    ]);
    // Its connections last: every job that ended was reported by them.
    await boss.stop();
  });

  new Gauge({
    name: "jobs_given_up",
    help: "Jobs that failed until nothing tried them any more, by their queue",
    labelNames: ["queue"],
    registers: [app.metrics],
    async collect() {
      this.reset();
      for (const { name, totalCount } of await boss.getQueues()) {
        if (isFailedQueue(name)) this.set({ queue: name }, totalCount);
      }
    },
  });

  const bulkQueues = app.modules
    .flatMap(({ queues = [] }) => queues)
    .filter(({ isBulk }) => isBulk === true)
    .map(({ name }) => name);
  observeQueues(app.metrics, boss, {
    bulkQueues: new Set(bulkQueues),
    areHeldBack: bulkAllowance !== undefined,
  });
  const durations = new Histogram({
    name: "job_completion_seconds",
    help: "From a job being added to its success, retries included",
    labelNames: ["queue"],
    buckets: [1, 5, 15, 60, 300, 1800],
    registers: [app.metrics],
  });

  const counted = async (name: string, run: () => Promise<void>) => {
    try {
      await run();
      outcomes.inc({ queue: name, outcome: "completed" });
    } catch (error) {
      outcomes.inc({ queue: name, outcome: "failed" });
      app.log.error({ err: error, job: name }, "job failed");
      app.reporting.failed(error, { where: name });
      throw error;
    }
  };
  const prepare = async (name: string, kind: QueueKind) => {
    await ensureQueue(boss, name, kind);
    // Prometheus sees no increase in a counter that first appears at 1.
    for (const outcome of ["completed", "failed"]) outcomes.inc({ queue: name, outcome }, 0);
  };

  // Before any job runs: one may send jobs to a queue of any other module.
  for (const { queues = [] } of app.modules)
    for (const { name } of queues) await prepare(name, "sent");

  app.decorate("readyToEnqueue", async () => enqueueWith(boss));
  const statements = jobStatements(boss);
  app.decorate("readyToInsertJobs", async () => statements);
  app.decorate("work", async ({ name, schedule, run }: Job) => {
    // One that waits or runs is enough: missed runs need not be made up for.
    await prepare(name, "scheduled");
    await boss.schedule(name, schedule);
    const options = { pollingIntervalSeconds: fallbackPollingSeconds };
    const worker = await boss.work(name, options, () => counted(name, run));
    watch.add(name, () => boss.notifyWorker(worker));
    await boss.send(name);
  });
  app.decorate(
    "workOn",
    async <Data extends object>({ queue, atOnce, run }: QueueWork<Data>): Promise<void> => {
      await prepare(queue.name, "sent");
      durations.zero({ queue: queue.name });
      const runJob = async ({
        id,
        data: stored,
        createdOn,
      }: JobWithMetadata<unknown>): Promise<JobResult> => {
        const { data, parent } = splitTraceparent(stored);
        try {
          await traceJob(queue.name, parent, () =>
            counted(queue.name, async () => {
              if (!queue.isData(data)) throw new Error("The job's data cannot be read");
              await run(data);
            }),
          );
          durations.observe(
            { queue: queue.name },
            Math.max(0, Date.now() - createdOn.getTime()) / 1000,
          );
          return { id, status: "completed" };
        } catch (error) {
          return { id, status: "failed", output: describeError(error) };
        }
      };
      if (queue.isBulk === true && bulkAllowance !== undefined) {
        const worker = workWithinAllowance(boss, {
          queue: queue.name,
          atOnce,
          allowance: bulkAllowance,
          runJob,
          onError: (error) => app.log.warn({ err: error }, "jobs"),
        });
        allowedWorkers.push(worker);
        watch.add(queue.name, () => worker.notify());
        return;
      }
      // A full batch means that more is waiting.
      const options = {
        batchSize: atOnce,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: fallbackPollingSeconds,
        perJobResults: true,
        includeMetadata: true,
      } as const;
      const worker = await boss.work<unknown, void, typeof options>(queue.name, options, (batch) =>
        Promise.all(batch.map(runJob)),
      );
      watch.add(queue.name, () => boss.notifyWorker(worker));
    },
  );
});

declare module "fastify" {
  interface FastifyInstance {
    /** Runs a job on its schedule, and once now. */
    work(job: Job): Promise<void>;
    /** Runs the jobs of a queue as they arrive. */
    workOn<Data extends object>(work: QueueWork<Data>): Promise<void>;
  }
}
