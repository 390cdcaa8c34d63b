import type { Transaction } from "@autotune/database";
import { sql } from "drizzle-orm";

/**
 * Uses up a personal promotion from a redeemed code; one published by editors stays. True if another order had used it:
 * two sessions can be open at once, and the checkout sees a use only once it is paid.
 */
export async function usePromotion(
  transaction: Transaction,
  { code, providerOrderId }: { readonly code: string; readonly providerOrderId: string },
): Promise<boolean> {
  // Two orders wait for each other's row, and the later one finds the earlier one in it.
  const { rows } = await transaction.execute(sql`
    update shop.promotion set used_by_order = coalesce(used_by_order, ${providerOrderId})
     where code = ${code} and for_account_id is not null
    returning used_by_order <> ${providerOrderId} as is_taken`);
  return rows[0]?.["is_taken"] === true;
}
