import type { Transaction } from "@autotune/database";
import { promotionUse } from "@autotune/database/schema";
import { sql } from "drizzle-orm";
import { findOtherUse } from "./find-other-use.ts";
import { queueForDiscount } from "./queue-for-discount.ts";

type PromotionUse = typeof promotionUse.$inferInsert;

/**
 * Records who paid with a promotion, and uses up a personal one. Where it counts once, for a person or at all, the other
 * order that had used it.
 */
export async function usePromotion(
  transaction: Transaction,
  use: PromotionUse,
): Promise<string | undefined> {
  const { code, person, providerOrderId } = use;
  const owner = sql`coalesce((select for_account_id::text from shop.promotion where code = ${code}), ${person})`;
  await queueForDiscount(transaction, { lock: "promotionUse", code, owner });
  await transaction.execute(sql`
    update shop.promotion set used_by_order = ${providerOrderId}
     where code = ${code} and for_account_id is not null and used_by_order is null`);
  const written = await transaction
    .insert(promotionUse)
    .values(use)
    .onConflictDoNothing()
    .returning({ code: promotionUse.code });
  if (written.length === 0) return undefined;
  return findOtherUse(transaction, {
    uses: sql`shop.promotion_use`,
    isPersonal: sql`exists (
      select from shop.promotion where code = ${code} and for_account_id is not null)`,
    isOncePerPerson: sql`exists (
      select from shop.promotion where code = ${code} and once_per_person)`,
    use,
  });
}
