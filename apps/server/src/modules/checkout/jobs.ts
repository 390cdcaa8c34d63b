import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { App } from "../../app.ts";
import { deleteInSlices, slice } from "../../jobs/delete-in-slices.ts";
import type { Job } from "../../jobs/jobs.ts";
import { forgetDeclines } from "./forget-declines.ts";

export function forgetAbandonedCheckouts(app: App): Job {
  return {
    name: "forget-abandoned-checkouts",
    schedule: "25 3 * * *",
    async run() {
      const checkouts = await deleteAbandonedCheckouts(app.database);
      const places = await forgetOldPlaces(app.database);
      const declines = await deleteOldDeclines(app.database);
      app.log.info({ checkouts, places, declines }, "abandoned checkouts forgotten");
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

/** Where a purchase was made from. It slows down whoever tries out cards, and is nobody's business later. */
export function forgetOldPlaces(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      update shop.checkout set place = '' where id in (
        select id from shop.checkout
        where created_at < now() - interval '60 days' and place <> '' limit ${slice})`),
  );
}

/** Payments that were declined so long ago that they hold nobody back. */
export function deleteOldDeclines(database: Database): Promise<number> {
  return deleteInSlices(() =>
    forgetDeclines(
      database,
      sql`provider_order_id in (
        select provider_order_id from shop.declined_payment
        where declined_at < now() - interval '30 days' limit ${slice})`,
    ),
  );
}
