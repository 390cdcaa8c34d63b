import type { ProductView } from "@autotune/contract";

/** Prices of all currencies have the same order, so one of them decides. */
export function cheapestOf(products: readonly ProductView[]): ProductView | undefined {
  return products.reduce<ProductView | undefined>(
    (least, product) =>
      least === undefined || product.prices.USD < least.prices.USD ? product : least,
    undefined,
  );
}
