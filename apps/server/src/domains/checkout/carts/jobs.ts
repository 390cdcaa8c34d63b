import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import { deleteInSlices, slice } from "../../../platform/jobs/delete-in-slices.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";

export function purgeOldCarts(app: App): Job {
  return {
    name: "forget-old-carts",
    schedule: "55 3 * * *",
    async run() {
      const carts = await deleteOldCarts(app.database);
      app.log.info({ carts }, "old carts purged");
    },
  };
}

/** Carts untouched for two months: whoever filled them has lost interest. */
export function deleteOldCarts(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      delete from shop.cart_snapshot where email in (
        select email from shop.cart_snapshot
        where updated_at < now() - interval '60 days' limit ${slice})`),
  );
}
