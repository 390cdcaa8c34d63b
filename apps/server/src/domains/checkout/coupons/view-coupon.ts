import type { Coupon } from "@autotune/commerce";
import type { CouponResponse } from "@autotune/contract";

/** A coupon as the API returns it. */
export function viewCoupon({ code, worth, products, combine }: Coupon): CouponResponse {
  return {
    code,
    cash_off: worth.kind === "cashOff" ? { ...worth.amounts } : null,
    discount: worth.kind === "discount" ? worth.fraction : null,
    products: [...products],
    combine,
  };
}
