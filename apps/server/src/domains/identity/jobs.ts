import type { Database } from "@autotune/database";
import { session } from "@autotune/database/schema";
import { inArray, lt, sql } from "drizzle-orm";
import type { App } from "../../platform/app.ts";
import { deleteInSlices, slice } from "../../platform/jobs/delete-in-slices.ts";
import type { Job } from "../../platform/jobs/jobs.ts";
import { resetLife } from "./password/repository.ts";
import { setUpLife } from "./accounts/repository.ts";

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

/**
 * Devices without use for a year: their cookie has expired too. The newest of an account stays: without any,
 * the next browser would count as its first and trigger no notice.
 */
export function purgeUnusedDevices(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      delete from shop.known_device where (account_id, device_hash) in (
        select account_id, device_hash from shop.known_device old
        where last_seen_at < now() - interval '1 year' and exists (
          select from shop.known_device newer where newer.account_id = old.account_id
             and (newer.last_seen_at, newer.device_hash) > (old.last_seen_at, old.device_hash))
        limit ${slice})`),
  );
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
        where created_at < now() - ${resetLife} limit ${slice})`),
  );
}
