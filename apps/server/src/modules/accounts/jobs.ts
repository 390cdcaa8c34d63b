import type { Database } from "@autotune/database";
import { knownDevice, session } from "@autotune/database/schema";
import { lt, sql } from "drizzle-orm";
import type { App } from "../../app.ts";
import type { Job } from "../../jobs/jobs.ts";

export function forgetOldSessions(app: App): Job {
  return {
    name: "forget-old-sessions",
    schedule: "10 3 * * *",
    async run() {
      const sessions = await deleteExpiredSessions(app.database);
      const devices = await forgetUnusedDevices(app.database);
      app.log.info({ sessions, devices }, "old sessions forgotten");
    },
  };
}

/** Sessions that ended by themselves; they open nothing any more and only take room. */
export async function deleteExpiredSessions(database: Database): Promise<number> {
  const { rowCount } = await database.delete(session).where(lt(session.expiresAt, sql`now()`));
  return rowCount ?? 0;
}

/** Devices that nobody signed in from for a year: their cookie has ended too. */
export async function forgetUnusedDevices(database: Database): Promise<number> {
  const { rowCount } = await database
    .delete(knownDevice)
    .where(lt(knownDevice.lastSeenAt, sql`now() - interval '1 year'`));
  return rowCount ?? 0;
}
