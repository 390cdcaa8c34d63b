import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { MergedAccounts, ModuleManifest } from "../../../platform/modules/module.ts";

/**
 * Moves everything that one account owns to another. May run again: what an order wrote for the merged account
 * concurrently is found then.
 */
export async function moveBelongings(
  executor: Executor,
  modules: readonly ModuleManifest[],
  accounts: MergedAccounts,
): Promise<void> {
  const { kept, merged } = accounts;
  const emails = await readEmails(executor, accounts);
  for (const { ownedTables = [], mergeAccounts, moveEmail } of modules) {
    for (const [table, column] of ownedTables) {
      const owner = sql.identifier(column);
      await executor.execute(
        sql`update shop.${sql.identifier(table)} set ${owner} = ${kept} where ${owner} = ${merged}`,
      );
    }
    await mergeAccounts?.(executor, accounts);
    if (emails !== undefined) await moveEmail?.(executor, emails);
  }
  await moveMerges(executor, accounts);
}

async function readEmails(
  executor: Executor,
  { kept, merged }: MergedAccounts,
): Promise<{ from: string; to: string } | undefined> {
  const { rows } = await executor.execute(sql`
    select merged.email as "from", kept.email as "to" from shop.account kept, shop.account merged
     where kept.id = ${kept} and merged.id = ${merged}`);
  const [row] = rows;
  return row === undefined ? undefined : { from: String(row["from"]), to: String(row["to"]) };
}

/** Accounts that were merged into the merged one now belong to the remaining one. */
async function moveMerges(executor: Executor, { kept, merged }: MergedAccounts): Promise<void> {
  await executor.execute(sql`
    delete from shop.account_merge
     where merged_at is null and ${merged} in (kept_account_id, merged_account_id)`);
  await executor.execute(sql`
    update shop.account_merge set kept_account_id = ${kept} where kept_account_id = ${merged}`);
}
