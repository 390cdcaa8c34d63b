import type { Prices } from "./prices.ts";
import { reducePrices } from "./reduce-prices.ts";
import type { Discount } from "./discount.ts";

/** From so many copies on, each of them costs less. */
export interface QuantityDiscount {
  readonly from: number;
  readonly discount: Discount;
}

/** What one copy costs when so many are bought: the greatest step that is reached counts. */
export function unitPrices(
  prices: Prices,
  steps: readonly QuantityDiscount[],
  quantity: number,
): Prices {
  const reached = steps
    .filter(({ from }) => from <= quantity)
    .toSorted((one, other) => other.from - one.from)[0];
  return reached === undefined ? prices : reducePrices(prices, reached.discount);
}
