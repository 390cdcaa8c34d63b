import type { Interval } from "../products/product-type.ts";
import { mapPrices, type Prices } from "./prices.ts";

/** What the price of several months, mostly a year, comes to in one of them, half a minor unit rounded up. */
export function perMonth(prices: Prices, months = 12): Prices {
  return mapPrices(prices, (amount) => Math.round(amount / months));
}

/** What a month's price comes to in a year. */
export function perYear(monthly: Prices): Prices {
  return mapPrices(monthly, (amount) => amount * 12);
}

interface Rate {
  readonly prices: Prices;
  /** What it is the price of. */
  readonly per: Interval;
}

/**
 * How the price of a plan is shown. A year's price is shown as what it comes to in a month, so that it can be
 * compared; the normal rate is the amount as it is charged. So is the price of every other term.
 */
export function shownRate(
  prices: Prices,
  paid: Interval,
  { useNormalRate }: { readonly useNormalRate: boolean },
): Rate {
  const isOfAYear = paid.unit === "y" && paid.count === 1;
  return isOfAYear && !useNormalRate
    ? { prices: perMonth(prices), per: { count: 1, unit: "m" } }
    : { prices, per: paid };
}
