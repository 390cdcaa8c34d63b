import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { createApp } from "../src/platform/app.ts";
import { jobs } from "../src/platform/jobs/jobs.ts";
import { database } from "../src/platform/database/database.ts";
import { settings } from "./settings.ts";

/** A worker with one slow job that logs its start and end, for the test of a killed worker. */
const [url = ""] = process.argv.slice(2);
const app = await createApp({ settings, name: "worker" });
await app.register(database, { url, applicationName: "worker" });
await app.register(jobs, { url });
const name = "take-time";
const note = (what: string, job: string) =>
  app.database.execute(
    sql`insert into public.job_note (what, job, pid) values (${what}, ${job}, ${process.pid})`,
  );
/** Jobs do not know their id; this queue has one active job at a time, so it is that one. */
async function activeJob(): Promise<string> {
  const { rows } = await app.database.execute<{ id: string }>(
    sql`select id from jobs.job where name = ${name} and state = 'active'`,
  );
  const [job] = rows;
  if (job === undefined || rows.length > 1) throw new Error(`${rows.length} jobs are active`);
  return job.id;
}
await app.work({
  name,
  schedule: "0 0 1 1 *",
  async run() {
    const job = await activeJob();
    await note("began", job);
    await wait(4000);
    await note("ended", job);
  },
});
await app.listen({ host: "127.0.0.1", port: 0 });
