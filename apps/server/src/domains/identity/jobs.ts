import type { Database } from "@autotune/database";
import { session } from "@autotune/database/schema";
import { inArray, lt, sql } from "drizzle-orm";
import type { App } from "../../platform/app.ts";
import { deleteInSlices, slice } from "../../platform/jobs/delete-in-slices.ts";
import type { Job } from "../../platform/jobs/jobs.ts";
import { readProgress, storeProgress } from "../../platform/jobs/job-progress.ts";
import { resetTokenLifetime } from "./password/reset-token.ts";
import { setUpLife } from "./accounts/setup-token.ts";

export function purgeOldSessions(app: App): Job {
  return {
    name: "forget-old-sessions",
    schedule: "10 3 * * *",
    async run() {
      const sessions = await deleteExpiredSessions(app.database);
      const devices = await purgeUnusedDevices(app.database);
      const setUpTokens = await deleteOldSetUpTokens(app.database);
      const resetTokens = await deleteOldResetTokens(app.database);
      app.log.info({ sessions, devices, setUpTokens, resetTokens }, "expired sessions purged");
    },
  };
}

/** Expired sessions; they are invalid and only take room. */
export function deleteExpiredSessions(database: Database): Promise<number> {
  const expired = database
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(lt(session.expiresAt, sql`now()`))
    .limit(slice);
  return deleteInSlices(() => database.delete(session).where(inArray(session.tokenHash, expired)));
}

const devicesLookedAt = "forget-unused-devices";
const fromTheFirst = "-infinity 0 ";

/**
 * Devices without use for a year: their cookie has expired too. The newest of an account stays: without any,
 * the next browser would count as its first and trigger no notice. Those that stay become more every year and may be
 * the newest no longer, so that a night looks at a number of them, in turn.
 */
export async function purgeUnusedDevices(database: Database, slicesAtMost = 10): Promise<number> {
  let position = (await readProgress(database, devicesLookedAt)) ?? fromTheFirst;
  let deleted = 0;
  for (let looks = 0; looks < slicesAtMost; looks += 1) {
    const [lastSeen, accountId, device] = position.split(" ");
    const { rows } = await database.execute<{
      count: number;
      looked: number;
      position: string;
    }>(sql`
      with unused as materialized (
        select last_seen_at, account_id, device_hash, exists (
            select from shop.known_device newer where newer.account_id = old.account_id
               and (newer.last_seen_at, newer.device_hash) > (old.last_seen_at, old.device_hash)) as is_older
          from shop.known_device old
         where last_seen_at < now() - interval '1 year'
           and (last_seen_at, account_id, device_hash) > (
             ${lastSeen}::timestamptz, ${accountId}::bigint, decode(${device}, 'hex'))
         order by last_seen_at, account_id, device_hash limit ${slice}
      ), gone as (
        delete from shop.known_device device using unused
         where is_older and device.account_id = unused.account_id
           and device.device_hash = unused.device_hash and device.last_seen_at = unused.last_seen_at
        returning 1
      )
      select (select count(*)::integer from gone) as count, (select count(*)::integer from unused) as looked,
             replace(last_seen_at::text, ' ', 'T') || ' ' || account_id || ' ' || encode(device_hash, 'hex') as position
        from unused order by last_seen_at desc, account_id desc, device_hash desc limit 1`);
    const [last] = rows;
    deleted += last?.count ?? 0;
    // After the last one the next night begins anew.
    position = last?.looked === slice ? last.position : fromTheFirst;
    await storeProgress(database, devicesLookedAt, position);
    if (position === fromTheFirst) break;
  }
  return deleted;
}

/** Expired set-up links. */
export function deleteOldSetUpTokens(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      delete from shop.account_setup_token where token_hash in (
        select token_hash from shop.account_setup_token
        where created_at < now() - ${setUpLife} limit ${slice})`),
  );
}

/** Expired reset links. */
export function deleteOldResetTokens(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      delete from shop.password_reset_token where token_hash in (
        select token_hash from shop.password_reset_token
        where created_at < now() - ${resetTokenLifetime} limit ${slice})`),
  );
}
