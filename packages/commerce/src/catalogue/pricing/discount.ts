import { mapPrices, type Prices } from "./prices.ts";
import { perYear } from "./shown-rate.ts";

/** As it was set: by a share of the price, or by an amount in each currency. */
export type Discount =
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "value"; readonly values: Prices };

/** What paying for a year at once saves against twelve months. Nothing, if it does not in every currency. */
export function savingOfAYear(monthly: Prices, annual: Prices): Discount | undefined {
  const twelveMonths = perYear(monthly);
  const values = mapPrices(annual, (amount, currency) => twelveMonths[currency] - amount);
  return Object.values(values).every((value) => value > 0) ? { kind: "value", values } : undefined;
}
