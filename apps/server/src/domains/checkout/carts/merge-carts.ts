import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { MergedAccounts } from "../../../platform/modules/module.ts";

/** Of two carts the remaining account's own stays: its browser shows that one. An emptied one does not count. */
export async function mergeCarts(
  executor: Executor,
  { kept, merged }: MergedAccounts,
): Promise<void> {
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
