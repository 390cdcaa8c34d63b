import { currencies, type Currency } from "../money/currency.ts";
import type { PriceChange } from "./price-change.ts";
import { sellingPrices } from "./selling-prices.ts";

/** The law of the European Union counts the prices of these days. */
export const lowestPriceDays = 30;
const windowMilliseconds = lowestPriceDays * 24 * 60 * 60 * 1000;

/** By currency; one in which nothing was sold before the discount has none. */
export type KnownPrices = Readonly<Partial<Record<Currency, number>>>;

/**
 * The lowest price of the 30 days before the current discount began, for places that show the discount. A price
 * that was raised only just before does not count for more than what it was before, and neither does an earlier
 * discount: what somebody could have paid in those days counts. A discount that changes what is paid is a new
 * one. Undefined where no discount holds, or nothing is known of the days before.
 */
export function lowestBeforeDiscount(
  changes: readonly PriceChange[],
  currency: Currency,
  now: Date,
): number | undefined {
  const prices = sellingPrices(changes, currency, now);
  const current = prices.at(-1);
  if (current === undefined || !current.isReduced) return undefined;
  const windowBegins = current.from - windowMilliseconds;
  const before = prices.slice(0, -1).filter((_price, index) => {
    const endedAt = prices[index + 1]?.from ?? current.from;
    return endedAt > windowBegins;
  });
  return before.length === 0 ? undefined : Math.min(...before.map(({ amount }) => amount));
}

/** In every currency at once; undefined where there is none to show. */
export function lowestPricesBefore(
  changes: readonly PriceChange[],
  now: Date,
): KnownPrices | undefined {
  const known: Partial<Record<Currency, number>> = {};
  for (const currency of currencies) {
    const lowest = lowestBeforeDiscount(changes, currency, now);
    if (lowest !== undefined) known[currency] = lowest;
  }
  return Object.keys(known).length === 0 ? undefined : known;
}
