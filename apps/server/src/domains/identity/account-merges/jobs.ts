import type { Database, Transact } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import { deleteInSlices, slice } from "../../../platform/jobs/delete-in-slices.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { moveBelongings } from "./move-belongings.ts";
import { mergeLife } from "./repository.ts";

export function settleMerges(app: App): Job {
  return {
    name: "settle-merges",
    schedule: "*/10 * * * *",
    async run() {
      const settled = await settleRecentMerges(app.database, app.transact);
      const forgotten = await deleteOldMerges(app.database);
      app.log.info({ settled, forgotten }, "merges settled");
    },
  };
}

/**
 * An order that was written during a merge still names the merged account: it is moved now. A checkout that was
 * open then may be paid within days.
 */
export async function settleRecentMerges(database: Database, transact: Transact): Promise<number> {
  const { rows } = await database.execute<{ kept: number; merged: number }>(sql`
    select kept_account_id::integer as kept, merged_account_id::integer as merged
      from shop.account_merge merge where merged_at > now() - interval '7 days' and exists (
        select from shop.checkout where account_id = merged_account_id
        union all select from shop.order where account_id = merged_account_id
        union all select from shop.licence where account_id = merged_account_id
        union all select from shop.subscription where account_id = merged_account_id
        union all select from shop.redeem_code where account_id = merged_account_id
        union all select from shop.promotion where for_account_id = merged_account_id)
     order by merged_at`);
  for (const accounts of rows)
    await transact((transaction) => moveBelongings(transaction, accounts));
  return rows.length;
}

/** Merges that the other mailbox did not confirm in time. */
export function deleteOldMerges(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      delete from shop.account_merge where id in (
        select id from shop.account_merge
         where merged_at is null and created_at < now() - ${mergeLife} limit ${slice})`),
  );
}
