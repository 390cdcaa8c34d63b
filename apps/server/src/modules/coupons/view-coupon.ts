import type { Coupon } from "@autotune/commerce";
import type { CouponAnswer } from "@autotune/contract";

/** A coupon as calls tell it. */
export function viewCoupon({ code, worth, products, combine }: Coupon): CouponAnswer {
  return {
    code,
    cash_off: worth.kind === "cashOff" ? { ...worth.amounts } : null,
    discount: worth.kind === "discount" ? worth.fraction : null,
    products: [...products],
    combine,
  };
}
