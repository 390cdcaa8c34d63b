import type { Prices } from "../pricing/prices.ts";
import type { Offer } from "../pricing/offer-at.ts";

/** What a product costs for good: a discount for the first periods of a plan ends, any other stays in the price. */
export function lastingPrices({
  prices,
  basePrices,
  discountPeriodCount,
}: Pick<Offer, "prices" | "basePrices" | "discountPeriodCount">): Prices {
  return discountPeriodCount === null ? prices : basePrices;
}
