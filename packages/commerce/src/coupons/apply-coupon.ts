import type { Cart } from "../cart/cart.ts";
import { saleLines } from "../cart/sale-lines.ts";
import type { Coupon } from "./coupon.ts";
import { refuseCoupon, type CouponRefusal } from "./refuse-coupon.ts";

export type AppliedCoupon =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly reason: CouponRefusal };

/** Puts a coupon into the cart in place of the one that was there. A refused one leaves that as it was. */
export function applyCoupon(cart: Cart, coupon: Coupon): AppliedCoupon {
  const reason = refuseCoupon(saleLines(cart), coupon);
  return reason === undefined ? { ok: true, cart: { ...cart, coupon } } : { ok: false, reason };
}

export function dropCoupon(cart: Cart): Cart {
  return { ...cart, coupon: null };
}
