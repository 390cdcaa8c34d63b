import type { Discount } from "./discount.ts";
import { mapPrices, type Prices } from "./prices.ts";
import { perYear } from "./shown-rate.ts";

/** What paying for a year at once saves against twelve months. Nothing, if it does not in every currency. */
export function savingOfAYear(monthly: Prices, annual: Prices): Discount | undefined {
  const twelveMonths = perYear(monthly);
  const values = mapPrices(annual, (amount, currency) => twelveMonths[currency] - amount);
  return Object.values(values).every((value) => value > 0) ? { kind: "value", values } : undefined;
}
