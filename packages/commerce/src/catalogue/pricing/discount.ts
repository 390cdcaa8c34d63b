import type { Prices } from "./prices.ts";

/** As it was set: by a share of the price, or by an amount in each currency. */
export type Discount =
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "value"; readonly values: Prices };
