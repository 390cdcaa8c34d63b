import { currencies } from "../../catalogue/money/currency.ts";
import type { Offer } from "../../catalogue/pricing/offer-at.ts";

/**
 * Whether a plan, paid by the year, is the better deal for somebody who looks at a product: it includes the product, and
 * a year of it costs less. In every currency, because the claim is the same in all of them.
 */
export function isBestDeal(
  annual: Pick<Offer, "includes" | "prices">,
  product: Pick<Offer, "path" | "prices">,
): boolean {
  return (
    annual.includes.includes(product.path) &&
    currencies.every((currency) => annual.prices[currency] < product.prices[currency])
  );
}
