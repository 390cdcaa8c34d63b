import fastifyPlugin from "fastify-plugin";
import { PgBoss } from "pg-boss";
import { Counter } from "prom-client";
import type { App } from "../app.ts";

export interface Job {
  /** The queue's name: a verb and what it acts on. */
  readonly name: string;
  /** When it runs by itself, as cron in UTC. */
  readonly schedule: string;
  /** May run twice: a worker that dies mid-way leaves its job to another one. */
  readonly run: () => Promise<void>;
}

/** Jobs on the shop's own PostgreSQL, shared by any number of workers. */
export const jobs = fastifyPlugin(async (app: App, { url }: { url: string }) => {
  const outcomes = new Counter({
    name: "jobs_total",
    help: "Jobs that ended, by outcome",
    labelNames: ["queue", "outcome"],
    registers: [app.metrics],
  });
  const boss = new PgBoss({
    connectionString: url,
    schema: "jobs",
    application_name: "worker-jobs",
    // How soon the job of a killed worker is given to another one: both default to a minute.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    max: 5,
  });
  boss.on("error", (error) => app.log.warn({ err: error }, "jobs"));
  await boss.start();
  app.addHook("onClose", () => boss.stop({ graceful: true, timeout: 20_000 }));

  app.decorate("work", async ({ name, schedule, run }: Job) => {
    await boss.createQueue(`${name}-failed`);
    const options = {
      deadLetter: `${name}-failed`,
      heartbeatSeconds: 10,
      retryLimit: 5,
      retryBackoff: true,
    };
    // One at a time: a run that is late need not be made up for.
    await boss.createQueue(name, { ...options, policy: "singleton" });
    // A queue that exists already takes what a new release changed.
    await boss.updateQueue(name, options);
    // A counter that is first seen at 1 has not grown, for whoever watches its growth.
    for (const outcome of ["completed", "failed"]) outcomes.inc({ queue: name, outcome }, 0);
    await boss.schedule(name, schedule);
    await boss.work(name, async () => {
      try {
        await run();
        outcomes.inc({ queue: name, outcome: "completed" });
      } catch (error) {
        outcomes.inc({ queue: name, outcome: "failed" });
        app.log.error({ err: error, job: name }, "job failed");
        throw error;
      }
    });
    await boss.send(name);
  });
});

declare module "fastify" {
  interface FastifyInstance {
    /** Runs a job at its times, and once now. */
    work(job: Job): Promise<void>;
  }
}
