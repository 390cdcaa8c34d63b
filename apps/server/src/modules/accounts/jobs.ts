import type { Database } from "@autotune/database";
import { session } from "@autotune/database/schema";
import { inArray, lt, sql } from "drizzle-orm";
import type { App } from "../../app.ts";
import type { Job } from "../../jobs/jobs.ts";

export function forgetOldRows(app: App): Job {
  return {
    name: "forget-old-rows",
    schedule: "10 3 * * *",
    async run() {
      const sessions = await deleteExpiredSessions(app.database);
      const devices = await forgetUnusedDevices(app.database);
      const checkouts = await forgetAbandonedCheckouts(app.database);
      app.log.info({ sessions, devices, checkouts }, "what nobody needs any more is forgotten");
    },
  };
}

/** Rows of one statement: a night's backlog must not run into the time limit of a statement. */
const slice = 10_000;

async function deleteInSlices(deleteSlice: () => Promise<{ rowCount: number | null }>) {
  let deleted = 0;
  for (;;) {
    const { rowCount } = await deleteSlice();
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < slice) return deleted;
  }
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

/** Checkouts that nothing came of; the provider's session ended after a day. */
export function forgetAbandonedCheckouts(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      delete from shop.checkout where id in (
        select id from shop.checkout
        where created_at < now() - interval '60 days'
          and not exists (select 1 from shop.order where checkout_id = checkout.id) limit ${slice})`),
  );
}
