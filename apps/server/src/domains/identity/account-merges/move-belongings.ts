import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";
import { followEmailChange } from "../email-change/follow-email-change.ts";

interface Accounts {
  readonly kept: number;
  readonly merged: number;
}

/** The tables with an owner, by the column that names it. */
const owned = [
  ["checkout", "account_id"],
  ["order", "account_id"],
  ["licence", "account_id"],
  ["subscription", "account_id"],
  ["trial_use", "account_id"],
  ["redeem_code", "account_id"],
  ["promotion", "for_account_id"],
  ["data_export", "account_id"],
  ["consent_record", "account_id"],
  ["licence_transfer", "from_account_id"],
  ["licence_transfer", "to_account_id"],
] as const;

/**
 * Moves everything that one account owns to another. May run again: what an order wrote for the merged account
 * concurrently is found then.
 */
export async function moveBelongings(
  executor: Executor,
  { kept, merged }: Accounts,
): Promise<void> {
  for (const [table, column] of owned) {
    const owner = sql.identifier(column);
    await executor.execute(
      sql`update shop.${sql.identifier(table)} set ${owner} = ${kept} where ${owner} = ${merged}`,
    );
  }
  await moveCart(executor, { kept, merged });
  await moveOpenTransfers(executor, { kept, merged });
  await moveByEmail(executor, { kept, merged });
  await moveMerges(executor, { kept, merged });
}

/** Of two carts the remaining account's own stays: its browser shows that one. An emptied one does not count. */
async function moveCart(executor: Executor, { kept, merged }: Accounts): Promise<void> {
  await executor.execute(sql`
    delete from shop.cart_snapshot own using shop.cart_snapshot other
     where own.account_id = ${kept} and own.items = '[]'
       and other.account_id = ${merged} and other.items <> '[]'`);
  await executor.execute(sql`
    update shop.cart_snapshot set account_id = ${kept}, email = account.email
      from shop.account
     where account.id = ${kept} and cart_snapshot.account_id = ${merged}
       and not exists (select from shop.cart_snapshot own where own.email = account.email)`);
  await executor.execute(sql`delete from shop.cart_snapshot where account_id = ${merged}`);
}

/** A transfer to the merged email address goes to the remaining one; nobody transfers to themselves. */
async function moveOpenTransfers(executor: Executor, { kept, merged }: Accounts): Promise<void> {
  await executor.execute(sql`
    update shop.licence_transfer transfer set to_email = kept.email
      from shop.account kept, shop.account merged
     where kept.id = ${kept} and merged.id = ${merged}
       and transfer.state = 'open' and transfer.to_email = merged.email`);
  await executor.execute(sql`
    update shop.licence_transfer transfer
       set state = 'withdrawn', ended_at = now(), giver_token_hash = null, taker_token_hash = null
      from shop.account kept
     where kept.id = ${kept} and transfer.from_account_id = ${kept}
       and transfer.state = 'open' and transfer.to_email = kept.email`);
}

async function moveByEmail(executor: Executor, { kept, merged }: Accounts): Promise<void> {
  const { rows } = await executor.execute(sql`
    select merged.email as "from", kept.email as "to" from shop.account kept, shop.account merged
     where kept.id = ${kept} and merged.id = ${merged}`);
  for (const { from, to } of rows)
    await followEmailChange(executor, { from: String(from), to: String(to) });
}

/** Accounts that were merged into the merged one now belong to the remaining one. */
async function moveMerges(executor: Executor, { kept, merged }: Accounts): Promise<void> {
  await executor.execute(sql`
    delete from shop.account_merge
     where merged_at is null and ${merged} in (kept_account_id, merged_account_id)`);
  await executor.execute(sql`
    update shop.account_merge set kept_account_id = ${kept} where kept_account_id = ${merged}`);
}
