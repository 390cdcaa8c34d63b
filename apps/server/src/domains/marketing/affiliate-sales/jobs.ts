import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import { deleteInSlices, slice } from "../../../platform/jobs/delete-in-slices.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";

export function purgeAffiliateClicks(app: App): Job {
  return {
    name: "forget-affiliate-clicks",
    schedule: "35 3 * * *",
    async run() {
      const clicks = await purgeOldClicks(app.database);
      app.log.info({ clicks }, "affiliate clicks purged");
    },
  };
}

/**
 * Clicks of checkouts without an order, or that could not be reported for weeks. Retained as long as a browser stores
 * them; those of reported sales are gone already.
 */
export function purgeOldClicks(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      update shop.checkout set affiliate_click_id = null where id in (
        select id from shop.checkout
        where created_at < now() - interval '30 days' and affiliate_click_id is not null
        limit ${slice})`),
  );
}
