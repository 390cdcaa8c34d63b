import type { Prices } from "../../catalogue/pricing/prices.ts";
import type { CartPromotion } from "../cart/cart.ts";

/** The promotion's price of a product; undefined for one that it does not include. */
export function promotedPrices(promotion: CartPromotion | null, path: string): Prices | undefined {
  return promotion !== null && Object.hasOwn(promotion.products, path)
    ? promotion.products[path]
    : undefined;
}

export function isPromoted(promotion: CartPromotion | null, path: string): boolean {
  return promotedPrices(promotion, path) !== undefined;
}
