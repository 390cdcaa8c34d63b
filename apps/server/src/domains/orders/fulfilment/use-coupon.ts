import type { Transaction } from "@autotune/database";
import { couponUse } from "@autotune/database/schema";
import { sql } from "drizzle-orm";
import { findOtherUse } from "./find-other-use.ts";
import { queueForDiscount } from "./queue-for-discount.ts";

type CouponUse = typeof couponUse.$inferInsert;

/**
 * Records who paid with a coupon. Where it counts once for each person, the other order that had used it: the session of
 * a checkout that was replaced, or whose reservation is over, may still be paid.
 */
export async function useCoupon(
  transaction: Transaction,
  use: CouponUse,
): Promise<string | undefined> {
  const { code, person } = use;
  // Two orders of one person wait for each other; otherwise neither would see the other's use.
  const owner = sql`coalesce((select for_account_id::text from shop.coupon where code = ${code}), ${person})`;
  await queueForDiscount(transaction, { lock: "couponUse", code, owner });
  const written = await transaction
    .insert(couponUse)
    .values(use)
    .onConflictDoNothing()
    .returning({ code: couponUse.code });
  if (written.length === 0) return undefined;
  return findOtherUse(transaction, {
    uses: sql`shop.coupon_use`,
    isPersonal: sql`exists (
      select from shop.coupon where code = ${code} and once_per_person and for_account_id is not null)`,
    isOncePerPerson: sql`exists (select from shop.coupon where code = ${code} and once_per_person)`,
    use,
  });
}
