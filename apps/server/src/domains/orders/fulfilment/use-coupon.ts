import type { Transaction } from "@autotune/database";
import { coupon, couponUse } from "@autotune/database/schema";
import { and, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import { namesPerson } from "../../identity/index.ts";
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
  const { code, person, providerOrderId } = use;
  // Two orders of one person wait for each other; otherwise neither would see the other's use.
  const owner = sql`coalesce((select for_account_id::text from shop.coupon where code = ${code}), ${person})`;
  await queueForDiscount(transaction, { lock: "couponUse", code, owner });
  const written = await transaction
    .insert(couponUse)
    .values(use)
    .onConflictDoNothing()
    .returning({ code: couponUse.code });
  if (written.length === 0) return undefined;
  const [other] = await transaction
    .select({ providerOrderId: couponUse.providerOrderId })
    .from(couponUse)
    .innerJoin(coupon, and(eq(coupon.code, couponUse.code), coupon.oncePerPerson))
    .where(
      and(
        eq(couponUse.code, code),
        or(
          isNotNull(coupon.forAccountId),
          namesPerson(sql`${couponUse.person}`, sql`${person}::text`),
        ),
        ne(couponUse.providerOrderId, providerOrderId),
      ),
    )
    .limit(1);
  return other?.providerOrderId;
}
