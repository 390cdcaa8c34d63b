import type { Coupon, CouponRefusal } from "@autotune/commerce";
import type { FoundCoupon } from "./coupon-json.ts";

/** Whether a coupon holds for whoever shows it, as far as the cart has no say in it. */
export function judgeCoupon(
  found: FoundCoupon | undefined,
  /** Of the person, in lower case; undefined while nobody has said who they are. */
  email: string | undefined,
): Coupon | CouponRefusal {
  // One that is yet to begin is nobody's business until then.
  if (found === undefined || !found.hasBegun) return "couponUnknown";
  if (found.forEmail !== null && found.forEmail !== email) return "couponForeign";
  if (found.hasEnded) return "couponExpired";
  if (found.isUsed) return "couponUsed";
  const { code, worth, products, combine } = found;
  return { code, worth, products, combine };
}

/** Whether whoever shows a code may only be trying what comes to mind. */
export function isGuess(judged: Coupon | CouponRefusal): boolean {
  return judged === "couponUnknown" || judged === "couponForeign";
}
