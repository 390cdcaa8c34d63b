import type { Discount } from "./discount.ts";
import { mapPrices, type Prices } from "./prices.ts";

/** Takes a discount off in every currency; a share is rounded half up to the minor unit, and nothing falls below zero. */
export function reducePrices(prices: Prices, discount: Discount): Prices {
  return mapPrices(prices, (amount, currency) => {
    const off =
      discount.kind === "percent" ? shareOf(amount, discount.percent) : discount.values[currency];
    return Math.max(amount - off, 0);
  });
}

/** A share in percent, which may have two decimals, without floating point: half a minor unit rounds up. */
export function shareOf(amount: number, percent: number): number {
  const hundredths = Math.round(percent * 100);
  return Math.floor((2 * amount * hundredths + 10_000) / 20_000);
}
