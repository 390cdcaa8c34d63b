import type { SellingPrice } from "@autotune/commerce";

/** Cuts a history to the year before now; the price valid at the cut starts the result. */
export function lastTwelveMonths(prices: readonly SellingPrice[], now: Date): SellingPrice[] {
  const begin = new Date(now);
  begin.setUTCFullYear(begin.getUTCFullYear() - 1);
  const from = begin.getTime();
  return prices
    .filter((_price, index) => (prices[index + 1]?.from ?? Number.POSITIVE_INFINITY) > from)
    .map((price) => ({ ...price, from: Math.max(price.from, from) }));
}
