import { currencies } from "../../catalogue/money/currency.ts";
import type { SaleLine } from "./sale-line.ts";

/**
 * Whether it is sold for less than usual, by a discount or a promotion. What many copies save is no sale. The
 * result is the same in every currency, so that a cart may change its country.
 */
export function isReduced({ item, isFreebie, promoted }: SaleLine): boolean {
  const prices = promoted ?? item.prices;
  return !isFreebie && currencies.some((currency) => prices[currency] < item.basePrices[currency]);
}
