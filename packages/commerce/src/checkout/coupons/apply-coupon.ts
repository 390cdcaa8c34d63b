import type { Cart } from "../cart/cart.ts";
import { saleLines } from "../sale-lines/sale-lines.ts";
import type { Coupon } from "./coupon.ts";
import { rejectCoupon, type CouponRejection } from "./reject-coupon.ts";

export type AppliedCoupon =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly reason: CouponRejection };

/** Puts a coupon into the cart in place of the one that was there. A rejected one leaves that as it was. */
export function applyCoupon(cart: Cart, coupon: Coupon): AppliedCoupon {
  const reason = rejectCoupon(saleLines(cart), coupon);
  return reason === undefined ? { ok: true, cart: { ...cart, coupon } } : { ok: false, reason };
}

export function dropCoupon(cart: Cart): Cart {
  return { ...cart, coupon: null };
}
