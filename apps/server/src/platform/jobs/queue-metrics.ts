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

/** How much waits in each queue and for how long: what a worker is added by. Every worker reads the same. */
export function observeQueues(registry: Registry, boss: PgBoss): void {
  const oldest = new Gauge({
    name: "jobs_oldest_waiting_seconds",
    help: "How long the oldest job that is due has waited for a worker, by queue",
    labelNames: ["queue"],
    registers: [registry],
  });
  new Gauge({
    name: "jobs_waiting",
    help: "Jobs that are due and wait for a worker, by queue",
    labelNames: ["queue"],
    registers: [registry],
    async collect() {
      const { rows } = await boss.getDb().executeSql(readDue);
      for (const row of rows) {
        const { name, waiting, oldest_seconds: seconds }: Record<string, unknown> = row;
        if (typeof name !== "string" || isFailedQueue(name)) continue;
        this.set({ queue: name }, Number(waiting));
        oldest.set({ queue: name }, Number(seconds));
      }
    },
  });
}
