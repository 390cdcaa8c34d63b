import { advisoryLocks } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import { notifyPlanners } from "./notify-planner.ts";

/**
 * Publishes and takes offline what is due. One process does it at a time, so a job marked as running while the
 * lock is free belonged to a process that died: it is started again.
 */
export async function runDuePublications(payload: Payload): Promise<void> {
  const client = await payload.db.pool.connect();
  let failed: number[] = [];
  try {
    // Held by a transaction, so that it works through a connection pooler too.
    await client.query("begin");
    const { rows } = await client.query("select pg_try_advisory_xact_lock($1) as is_mine", [
      advisoryLocks.scheduledPublishing,
    ]);
    if (rows[0]?.is_mine === true) {
      await payload.db.drizzle.execute(sql`
        update cms.payload_jobs set processing = false where processing and completed_at is null`);
      const { jobStatus = {} } = await payload.jobs.run({ limit: 50, sequential: true });
      failed = Object.entries(jobStatus)
        .filter(([, { status }]) => status !== "success")
        .map(([id]) => Number(id));
    }
    await client.query("commit");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
  await notifyPlanners(payload, failed);
}
