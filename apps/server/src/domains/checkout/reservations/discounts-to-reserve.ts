import type { reservedKinds } from "@autotune/database/schema";
import type { FoundCoupon } from "../coupons/coupon-json.ts";
import type { FoundPromotion } from "../promotions/promotion-json.ts";

/** What counts once, and for whom. */
export interface DiscountToReserve {
  readonly kind: (typeof reservedKinds)[number];
  readonly code: string;
  /** The key of the person for whom it counts once; empty where it counts once at all. */
  readonly holder: string;
}

interface Discounts {
  readonly coupon: FoundCoupon | undefined;
  readonly promotion: FoundPromotion | undefined;
  /** The buyer's key. */
  readonly person: string;
}

/** What of a cart's discounts counts once. One without a limit needs no reservation. */
export function discountsToReserve({ coupon, promotion, person }: Discounts): DiscountToReserve[] {
  const reserved: DiscountToReserve[] = [];
  if (coupon?.oncePerPerson === true) {
    const holder = coupon.forAccountId === null ? person : "";
    reserved.push({ kind: "coupon", code: coupon.code, holder });
  }
  if (promotion?.isPersonal === true || promotion?.oncePerPerson === true) {
    const holder = promotion.isPersonal ? "" : person;
    reserved.push({ kind: "promotion", code: promotion.code, holder });
  }
  return reserved;
}
