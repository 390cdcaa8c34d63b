import type { Transaction } from "@autotune/database";
import { sql } from "drizzle-orm";

/**
 * Licences and plans end with the account: their computers are deactivated, and the strings that would activate
 * another one are deleted. The rows stay, because orders refer to them.
 */
export async function endRights(transaction: Transaction, accountId: number): Promise<void> {
  await transaction.execute(sql`
    update shop.activation
       set device_id = '', device_name = '', ended_at = coalesce(ended_at, now())
     where licence_id in (select id from shop.licence where account_id = ${accountId})
        or subscription_id in (select id from shop.subscription where account_id = ${accountId})`);
  await transaction.execute(sql`
    update shop.licence set authentication_string = gen_random_uuid()::text
     where account_id = ${accountId}`);
  await transaction.execute(sql`
    update shop.subscription set activation_key = default where account_id = ${accountId}`);
}
