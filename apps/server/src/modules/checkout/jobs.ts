import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { App } from "../../app.ts";
import { deleteInSlices, slice } from "../../jobs/delete-in-slices.ts";
import type { Job } from "../../jobs/jobs.ts";

export function forgetAbandonedCheckouts(app: App): Job {
  return {
    name: "forget-abandoned-checkouts",
    schedule: "25 3 * * *",
    async run() {
      const checkouts = await deleteAbandonedCheckouts(app.database);
      app.log.info({ checkouts }, "abandoned checkouts forgotten");
    },
  };
}

/** Checkouts that nothing came of. The provider's session ended after a day; late words of it come for weeks. */
export function deleteAbandonedCheckouts(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      delete from shop.checkout where id in (
        select id from shop.checkout
        where created_at < now() - interval '60 days'
          and not exists (select 1 from shop.order where checkout_id = checkout.id)
        limit ${slice})`),
  );
}
