import { mapPrices, type Prices } from "./prices.ts";

/** What a year's price comes to in a month, half a minor unit rounded up. */
export function perMonth(annual: Prices): Prices {
  return mapPrices(annual, (amount) => Math.round(amount / 12));
}

/** What a month's price comes to in a year. */
export function perYear(monthly: Prices): Prices {
  return mapPrices(monthly, (amount) => amount * 12);
}

interface Rate {
  readonly prices: Prices;
  /** What it is the price of. */
  readonly per: "month" | "year";
}

/**
 * How the price of a plan is shown. A year's price is shown as what it comes to in a month, so that it can be
 * compared; the normal rate is the amount as it is charged.
 */
export function shownRate(
  prices: Prices,
  paid: "monthly" | "annually",
  { useNormalRate }: { readonly useNormalRate: boolean },
): Rate {
  if (paid === "monthly") return { prices, per: "month" };
  return useNormalRate ? { prices, per: "year" } : { prices: perMonth(prices), per: "month" };
}
