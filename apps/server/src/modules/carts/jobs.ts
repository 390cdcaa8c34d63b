import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { App } from "../../app.ts";
import { deleteInSlices, slice } from "../../jobs/delete-in-slices.ts";
import type { Job } from "../../jobs/jobs.ts";

export function forgetOldCarts(app: App): Job {
  return {
    name: "forget-old-carts",
    schedule: "55 3 * * *",
    async run() {
      const carts = await deleteOldCarts(app.database);
      app.log.info({ carts }, "old carts forgotten");
    },
  };
}

/** Carts that nobody touched for two months: whoever filled them has thought better of it. */
export function deleteOldCarts(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      delete from shop.cart_snapshot where email in (
        select email from shop.cart_snapshot
        where updated_at < now() - interval '60 days' limit ${slice})`),
  );
}
