import type { Database } from "@autotune/database";
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
      const settled = await settleRecentMerges(app);
      const forgotten = await deleteOldMerges(app.database);
      app.log.info({ settled, forgotten }, "merges settled");
    },
  };
}

/**
 * An order that was written during a merge still names the merged account: it is moved now. A checkout that was
 * open then may be paid within days.
 */
export async function settleRecentMerges({
  database,
  modules,
  transact,
}: Pick<App, "database" | "modules" | "transact">): Promise<number> {
  const left = modules
    .flatMap(({ ownedTables = [] }) => ownedTables)
    .map(
      ([table, column]) => sql`
        select from shop.${sql.identifier(table)} where ${sql.identifier(column)} = merged_account_id`,
    );
  if (left.length === 0) return 0;
  const { rows } = await database.execute<{ kept: number; merged: number }>(sql`
    select kept_account_id::integer as kept, merged_account_id::integer as merged
      from shop.account_merge merge where merged_at > now() - interval '7 days'
       and exists (${sql.join(left, sql` union all `)})
     order by merged_at`);
  for (const accounts of rows)
    await transact((transaction) => moveBelongings(transaction, modules, accounts));
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
