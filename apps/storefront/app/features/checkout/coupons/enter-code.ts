import type { CouponRejection } from "@autotune/commerce";
import { fetchCoupon } from "../api/fetch-coupon.ts";
import { takeCoupon } from "../cart/cart-actions.ts";
import type { RequestFailure } from "../../../platform/failures/request-failure.ts";

export type EnteredCode =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: CouponRejection | RequestFailure };

/** Looks a code up and adds it to the cart, where the rules allow it. */
export async function enterCode(code: string): Promise<EnteredCode> {
  const result = await fetchCoupon(code.trim().toUpperCase());
  switch (result.kind) {
    case "found":
      return takeCoupon(result.coupon);
    case "rejected":
      return { ok: false, reason: result.reason };
    case "failed":
      return { ok: false, reason: result };
  }
}
