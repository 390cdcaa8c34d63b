import { perMonth } from "@autotune/commerce";
import type { ProductView } from "@autotune/contract";

/**
 * Prices of all currencies have the same order, so one of them decides. Forms of a plan are compared by what they come
 * to in a month.
 */
export function cheapestOf(products: readonly ProductView[]): ProductView | undefined {
  return products.reduce<ProductView | undefined>(
    (least, product) => (least === undefined || rateOf(product) < rateOf(least) ? product : least),
    undefined,
  );
}

function rateOf({ prices, interval }: ProductView): number {
  return (interval?.unit === "y" ? perMonth(prices) : prices).USD;
}
