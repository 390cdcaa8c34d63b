import type { SellingPrice } from "@autotune/commerce";

/** Cuts a history to the year before now; what held when that began, held from its first moment. */
export function lastTwelveMonths(prices: readonly SellingPrice[], now: Date): SellingPrice[] {
  const begin = new Date(now);
  begin.setUTCFullYear(begin.getUTCFullYear() - 1);
  const from = begin.getTime();
  return prices
    .filter((_price, index) => (prices[index + 1]?.from ?? Number.POSITIVE_INFINITY) > from)
    .map((price) => ({ ...price, from: Math.max(price.from, from) }));
}
