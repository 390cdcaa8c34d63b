import type { ProductView } from "@autotune/contract";

/** Prices of all currencies rise together, so one of them tells. */
export function cheapestOf(products: readonly ProductView[]): ProductView | undefined {
  return products.reduce<ProductView | undefined>(
    (least, product) =>
      least === undefined || product.prices.USD < least.prices.USD ? product : least,
    undefined,
  );
}
