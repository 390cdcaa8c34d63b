import type { Transaction } from "@autotune/database";
import { sql, type SQL } from "drizzle-orm";

/** Waits for other orders for which the same discount counts once, until the transaction ends. */
export async function queueForDiscount(
  transaction: Transaction,
  discount: string,
  owner: SQL,
): Promise<void> {
  await transaction.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(${`${discount} `} || ${owner}, 0))`);
}
