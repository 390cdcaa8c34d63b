import { runPrepared, type Transaction } from "@autotune/database";
import fastifyPlugin from "fastify-plugin";
import { PgBoss } from "pg-boss";
import type { App } from "../app.ts";
import { withTraceparent } from "../tracing/trace-job.ts";
import { activeTraceparent } from "../tracing/traceparent.ts";
import { jobConnection } from "./job-connection.ts";
import { ensureQueue, type Queue } from "./queue.ts";

export type Enqueue = <Data extends object>(
  transaction: Transaction,
  queue: Queue<Data>,
  jobs: readonly NoInfer<Data>[],
  /** The trace that a job belongs to, if not the one that adds it. */
  traceparentOf?: (data: Data) => string | undefined,
) => Promise<void>;

/** Adds jobs in the transaction that needs them: either both are there or neither. */
export function enqueueWith(boss: PgBoss): Enqueue {
  return async (transaction, queue, jobs, traceparentOf = activeTraceparent) => {
    if (jobs.length === 0) return;
    await boss.insert(
      queue.name,
      jobs.map((data) => ({
        data: withTraceparent(data, traceparentOf(data)),
        singletonKey: queue.keyOf(data),
        ...(queue.retentionSeconds === undefined
          ? {}
          : { deleteAfterSeconds: queue.retentionSeconds }),
      })),
      { db: { executeSql: (text, values) => runPrepared(transaction.$client, text, values) } },
    );
  };
}

/**
 * Jobs for a process that only sends them. Its connection is opened with the first job and not at start: a web
 * process serves pages without a database too.
 */
export const enqueueing = fastifyPlugin(async (app: App, { url }: { url: string }) => {
  let starting: Promise<Enqueue> | undefined;
  let boss: PgBoss | undefined;
  const start = async (): Promise<Enqueue> => {
    boss = new PgBoss({
      ...jobConnection(url, "web-jobs"),
      // The tables are the worker's: until one has brought them to this release, nothing is enqueued.
      migrate: false,
      supervise: false,
      schedule: false,
      max: 1,
    });
    boss.on("error", (error) => app.log.warn({ err: error }, "jobs"));
    await boss.start();
    for (const { queues = [] } of app.modules)
      for (const { name } of queues) await ensureQueue(boss, name, "sent");
    return enqueueWith(boss);
  };
  app.addHook("onClose", async () => boss?.stop({ graceful: false }));
  app.decorate("readyToEnqueue", () => {
    starting ??= start().catch(async (error: unknown) => {
      // The next caller tries again.
      starting = undefined;
      await boss?.stop({ graceful: false });
      throw error;
    });
    return starting;
  });
});

declare module "fastify" {
  interface FastifyInstance {
    /** How jobs are added; waits until the queues exist. Call it before a transaction begins. */
    readyToEnqueue(): Promise<Enqueue>;
  }
}
