import type { Database } from "@autotune/database";
import { session } from "@autotune/database/schema";
import { inArray, lt, sql } from "drizzle-orm";
import type { App } from "../../app.ts";
import { deleteInSlices, slice } from "../../jobs/delete-in-slices.ts";
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
export function deleteExpiredSessions(database: Database): Promise<number> {
  const expired = database
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(lt(session.expiresAt, sql`now()`))
    .limit(slice);
  return deleteInSlices(() => database.delete(session).where(inArray(session.tokenHash, expired)));
}

/** Devices that nobody signed in from for a year: their cookie has ended too. */
export function forgetUnusedDevices(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      delete from shop.known_device where (account_id, device_hash) in (
        select account_id, device_hash from shop.known_device
        where last_seen_at < now() - interval '1 year' limit ${slice})`),
  );
}
