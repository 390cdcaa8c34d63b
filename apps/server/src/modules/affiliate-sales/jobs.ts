import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { App } from "../../app.ts";
import { deleteInSlices, slice } from "../../jobs/delete-in-slices.ts";
import type { Job } from "../../jobs/jobs.ts";

export function forgetAffiliateClicks(app: App): Job {
  return {
    name: "forget-affiliate-clicks",
    schedule: "35 3 * * *",
    async run() {
      const clicks = await forgetOldClicks(app.database);
      app.log.info({ clicks }, "affiliate clicks forgotten");
    },
  };
}

/**
 * Clicks of checkouts that nothing came of, or of which the programme could not be told for weeks. As long as a
 * browser keeps them; those of sales that were told are gone already.
 */
export function forgetOldClicks(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      update shop.checkout set affiliate_click_id = null where id in (
        select id from shop.checkout
        where created_at < now() - interval '30 days' and affiliate_click_id is not null
        limit ${slice})`),
  );
}
