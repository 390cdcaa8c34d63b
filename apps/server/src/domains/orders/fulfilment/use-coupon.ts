import { keyedAdvisoryLocks, type Transaction } from "@autotune/database";
import { coupon, couponUse } from "@autotune/database/schema";
import { and, eq, ne, sql } from "drizzle-orm";
import { namesPerson } from "../../identity/index.ts";

type CouponUse = typeof couponUse.$inferInsert;

/**
 * Records who paid with a coupon. True if it is single-use per person and another order had used it: two sessions can
 * be open at once, and the checkout sees a use only once it is paid.
 */
export async function useCoupon(transaction: Transaction, use: CouponUse): Promise<boolean> {
  const { code, person, providerOrderId } = use;
  // Two orders of one person wait for each other; otherwise neither would see the other's use.
  const key = `${keyedAdvisoryLocks.couponUse} ${code} ${person}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const written = await transaction
    .insert(couponUse)
    .values(use)
    .onConflictDoNothing()
    .returning({ code: couponUse.code });
  if (written.length === 0) return false;
  const [other] = await transaction
    .select({ providerOrderId: couponUse.providerOrderId })
    .from(couponUse)
    .innerJoin(coupon, and(eq(coupon.code, couponUse.code), coupon.oncePerPerson))
    .where(
      and(
        eq(couponUse.code, code),
        namesPerson(sql`${couponUse.person}`, sql`${person}::text`),
        ne(couponUse.providerOrderId, providerOrderId),
      ),
    )
    .limit(1);
  return other !== undefined;
}
