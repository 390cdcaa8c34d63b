import type { SaleLine } from "../sale-lines/sale-line.ts";
import type { Coupon } from "./coupon.ts";
import { combinesWithLines } from "./combines-with-lines.ts";
import { couponCoversLine } from "./coupon-covers-line.ts";

export const couponRejections = [
  /** No coupon has that code. */
  "couponUnknown",
  "couponExpired",
  /** It was given to somebody else. */
  "couponForeign",
  /** It counts once for each person, and has. */
  "couponUsed",
  /** It counts once for each person, and another checkout of theirs that is still open has it. */
  "couponReserved",
  /** It may not be combined with products that are reduced already. */
  "onSale",
  /** Nothing that it covers is in the cart. */
  "couponCoversNothing",
] as const;
export type CouponRejection = (typeof couponRejections)[number];

/** The cart's own reason against a coupon. Whether the coupon holds for this person, only the server knows. */
export function rejectCoupon(
  lines: readonly SaleLine[],
  coupon: Pick<Coupon, "products" | "combine">,
): CouponRejection | undefined {
  if (!combinesWithLines(coupon, lines)) return "onSale";
  if (!lines.some((line) => couponCoversLine(coupon, line))) return "couponCoversNothing";
  return undefined;
}
