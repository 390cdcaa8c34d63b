import { trialLimits } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import { deleteInSlices, slice } from "../../../platform/jobs/delete-in-slices.ts";
import { readProgress, storeProgress } from "../../../platform/jobs/job-progress.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { purgeDeclines } from "../declined-payments/purge-declines.ts";

export function purgeAbandonedCheckouts(app: App): Job {
  return {
    name: "forget-abandoned-checkouts",
    schedule: "25 3 * * *",
    async run() {
      const checkouts = await deleteAbandonedCheckouts(app.database);
      const places = await purgeOldPlaces(app.database);
      const declines = await deleteOldDeclines(app.database);
      const trials = await purgeTrialOrigins(app.database);
      const reservations = await deleteOldReservations(app.database);
      app.log.info(
        { checkouts, places, declines, trials, reservations },
        "abandoned checkouts purged",
      );
    },
  };
}

const purgedUntil = "forget-abandoned-checkouts";

/**
 * Checkouts without an order. The provider's session ended after a day; late events come for weeks. Each is looked at
 * once: those with an order stay, and after years they are millions.
 */
export async function deleteAbandonedCheckouts(database: Database): Promise<number> {
  let deleted = 0;
  for (;;) {
    const since = (await readProgress(database, purgedUntil)) ?? "-infinity";
    const { rows } = await database.execute<{ until: string | null }>(sql`
      select max(created_at)::text as until from (
        select created_at from shop.checkout
        where created_at > ${since}::timestamptz and created_at < now() - interval '60 days'
        order by created_at limit ${slice}) old`);
    const until = rows[0]?.until ?? null;
    if (until === null) return deleted;
    const { rowCount } = await database.execute(sql`
      delete from shop.checkout
      where created_at > ${since}::timestamptz and created_at <= ${until}::timestamptz
        and not exists (select 1 from shop.order where checkout_id = checkout.id)`);
    deleted += rowCount ?? 0;
    await storeProgress(database, purgedUntil, until);
  }
}

/** The origin of a purchase. It slows down card testing, and is not needed later. */
export function purgeOldPlaces(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      update shop.checkout set place = '', device = null where id in (
        select id from shop.checkout
        where created_at < now() - interval '60 days' and (place <> '' or device is not null)
        limit ${slice})`),
  );
}

/** Where trials began, once it no longer counts against others. */
function purgeTrialOrigins(database: Database): Promise<number> {
  const { network, browser } = trialLimits;
  return deleteInSlices(() =>
    database.execute(sql`
      update shop.trial_use
         set place = case when used_at > now() - ${network.days} * interval '1 day' then place end,
             device = case when used_at > now() - ${browser.days} * interval '1 day' then device end
       where person in (
         select person from shop.trial_use
          where (place is not null and used_at < now() - ${network.days} * interval '1 day')
             or (device is not null and used_at < now() - ${browser.days} * interval '1 day')
          limit ${slice})`),
  );
}

/** Discounts that nobody came back for. They stopped counting when they expired. */
function deleteOldReservations(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      delete from shop.discount_reservation where (kind, code, holder) in (
        select kind, code, holder from shop.discount_reservation
        where expires_at < now() limit ${slice})`),
  );
}

/** Payments that were declined too long ago to block anyone. */
export function deleteOldDeclines(database: Database): Promise<number> {
  return deleteInSlices(() =>
    purgeDeclines(
      database,
      sql`provider_order_id in (
        select provider_order_id from shop.declined_payment
        where declined_at < now() - interval '30 days' limit ${slice})`,
    ),
  );
}
