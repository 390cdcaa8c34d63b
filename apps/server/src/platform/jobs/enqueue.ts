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

/**
 * A statement that adds jobs, to be part of a larger one. An SQL expression gives them as JSON, each of them made by
 * `describeJob`.
 */
export interface JobStatements {
  insertStatement<Data extends object>(queue: Queue<Data>, jobs: string): Promise<string>;
}

/** Adds jobs in the transaction that needs them: either both are there or neither. */
export function enqueueWith(boss: PgBoss): Enqueue {
  return async (transaction, queue, jobs, traceparentOf = activeTraceparent) => {
    if (jobs.length === 0) return;
    await boss.insert(
      queue.name,
      jobs.map((data) => describeJob(queue, data, traceparentOf(data))),
      { db: { executeSql: (text, values) => runPrepared(transaction.$client, text, values) } },
    );
  };
}

/** pg-boss's own statement, with an expression in the place of its only parameter. */
export function jobStatements(boss: PgBoss): JobStatements {
  const known = new Map<string, string>();
  return {
    async insertStatement({ name }, jobs) {
      const key = `${name} ${jobs}`;
      let statement = known.get(key);
      if (statement === undefined) {
        const [before, after, ...others] = (await insertionInto(boss, name)).split("$1");
        if (before === undefined || after === undefined || others.length > 0)
          throw new Error("pg-boss adds jobs by another statement than this release knows");
        statement = before + jobs + after;
        known.set(key, statement);
      }
      return statement;
    },
  };
}

async function insertionInto(boss: PgBoss, queue: string): Promise<string> {
  let statement = "";
  const executeSql = async (text: string) => {
    statement = text;
    return { rows: [] };
  };
  await boss.insert(queue, [], { db: { executeSql } });
  return statement;
}

/**
 * pg-boss deletes a job that nobody has run, after 14 days and without its dead letter. A marketing mail may wait for
 * the hourly limit longer than that.
 */
const bulkRetentionSeconds = 365 * 24 * 3600;

/** A job as pg-boss takes it. */
export function describeJob<Data extends object>(
  queue: Queue<Data>,
  data: NoInfer<Data>,
  traceparent: string | undefined,
) {
  return {
    data: withTraceparent(data, traceparent),
    singletonKey: queue.keyOf(data),
    ...(queue.deleteAfterSeconds === undefined
      ? {}
      : { deleteAfterSeconds: queue.deleteAfterSeconds }),
    ...(queue.isBulk === true ? { retentionSeconds: bulkRetentionSeconds } : {}),
  };
}

interface Started {
  readonly enqueue: Enqueue;
  readonly statements: JobStatements;
}

/**
 * Jobs for a process that only sends them. Its connection is opened with the first job and not at start: a web
 * process serves pages without a database too.
 */
export const enqueueing = fastifyPlugin(async (app: App, { url }: { url: string }) => {
  let starting: Promise<Started> | undefined;
  let boss: PgBoss | undefined;
  const start = async (): Promise<Started> => {
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
    return { enqueue: enqueueWith(boss), statements: jobStatements(boss) };
  };
  app.addHook("onClose", async () => boss?.stop({ graceful: false }));
  const started = (): Promise<Started> => {
    starting ??= start().catch(async (error: unknown) => {
      // The next caller tries again.
      starting = undefined;
      await boss?.stop({ graceful: false });
      throw error;
    });
    return starting;
  };
  app.decorate("readyToEnqueue", async () => (await started()).enqueue);
  app.decorate("readyToInsertJobs", async () => (await started()).statements);
});

declare module "fastify" {
  interface FastifyInstance {
    /** How jobs are added; waits until the queues exist. Call it before a transaction begins. */
    readyToEnqueue(): Promise<Enqueue>;
    /** The same for jobs that are added by a statement of the caller's own. */
    readyToInsertJobs(): Promise<JobStatements>;
  }
}
