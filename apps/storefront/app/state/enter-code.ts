import type { CouponRefusal } from "@autotune/commerce";
import { askCoupon } from "../calls/ask-coupon.ts";
import { takeCoupon } from "./cart-actions.ts";

export type EnteredCode =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: CouponRefusal | "tooMany" | "unavailable" };

/** Looks a code up and puts it into the cart, where the rules allow it. */
export async function enterCode(code: string): Promise<EnteredCode> {
  const asked = await askCoupon(code.trim().toUpperCase());
  switch (asked.kind) {
    case "found":
      return takeCoupon(asked.coupon);
    case "refused":
      return { ok: false, reason: asked.reason };
    case "tooMany":
    case "unavailable":
      return { ok: false, reason: asked.kind };
  }
}
