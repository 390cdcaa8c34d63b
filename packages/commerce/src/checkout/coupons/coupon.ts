import type { Prices } from "../../catalogue/pricing/prices.ts";

/** What a code takes off. */
export type CouponWorth =
  /** An amount in each currency, at least one whole unit of it. */
  | { readonly kind: "cashOff"; readonly amounts: Prices }
  /** A share: above 0, at most 1. */
  | { readonly kind: "discount"; readonly fraction: number };

export interface Coupon {
  /** As people type it, in capitals. */
  readonly code: string;
  readonly worth: CouponWorth;
  /** Paths that it covers; empty for everything. */
  readonly products: readonly string[];
  /** May be combined with products that are reduced already. If not, `rejectCoupon` refuses it with `onSale`. */
  readonly combine: boolean;
}
