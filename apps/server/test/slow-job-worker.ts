import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { createApp } from "../src/app.ts";
import { jobs } from "../src/jobs/jobs.ts";
import { database } from "../src/plugins/database.ts";
import { settings } from "./settings.ts";

/** A worker with one job that takes its time and writes when it begins and ends, for the test of a killed worker. */
const [url = ""] = process.argv.slice(2);
const app = await createApp({ settings, name: "worker" });
await app.register(database, { url, applicationName: "worker" });
await app.register(jobs, { url });
const note = (what: string) =>
  app.database.execute(
    sql`insert into public.job_note (what, pid) values (${what}, ${process.pid})`,
  );
await app.work({
  name: "take-time",
  schedule: "0 0 1 1 *",
  async run() {
    await note("began");
    await wait(4000);
    await note("ended");
  },
});
await app.listen({ host: "127.0.0.1", port: 0 });
