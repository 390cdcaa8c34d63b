import type { Coupon, CouponRejection } from "@autotune/commerce";
import type { FoundCoupon } from "./coupon-json.ts";

/** Who enters a coupon, as far as it is known. */
interface CouponEntrant {
  /** In lower case. */
  readonly email: string | undefined;
  readonly accountId: number | undefined;
}

/** Whether a coupon is valid for the person who enters it, regardless of the cart. */
export function judgeCoupon(
  found: FoundCoupon | undefined,
  { email, accountId }: CouponEntrant,
): Coupon | CouponRejection {
  // One that has not begun is treated as unknown.
  if (found === undefined || !found.hasBegun) return "couponUnknown";
  if (found.forEmail !== null && found.forEmail !== email) return "couponForeign";
  if (found.forAccountId !== null && found.forAccountId !== accountId) return "couponForeign";
  if (found.hasEnded) return "couponExpired";
  if (found.isUsed) return "couponUsed";
  const { code, worth, products, combine } = found;
  return { code, worth, products, combine };
}

/** Whether a code may have been a guess. */
export function isGuess(judged: Coupon | CouponRejection): boolean {
  return judged === "couponUnknown" || judged === "couponForeign";
}
