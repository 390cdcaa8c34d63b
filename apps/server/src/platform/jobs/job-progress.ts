import type { Database } from "@autotune/database";
import { jobProgress } from "@autotune/database/schema";
import { eq } from "drizzle-orm";

/** Where a job that goes through a table once has got to, in the form in which it was stored. */
export async function readProgress(database: Database, job: string): Promise<string | undefined> {
  const [found] = await database.select().from(jobProgress).where(eq(jobProgress.job, job));
  return found?.position;
}

export async function storeProgress(
  database: Database,
  job: string,
  position: string,
): Promise<void> {
  await database
    .insert(jobProgress)
    .values({ job, position })
    .onConflictDoUpdate({ target: jobProgress.job, set: { position } });
}
