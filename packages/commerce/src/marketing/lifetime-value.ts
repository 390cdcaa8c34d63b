import type { Offer } from "../catalogue/pricing/offer-at.ts";
import type { IntervalUnit } from "../catalogue/products/product-type.ts";

/** For how many periods people keep a plan, and which share of trials becomes one. The business says these. */
const keptPeriods: Readonly<Record<IntervalUnit, number>> = { m: 10, y: 2 };
const convertedTrials = 0.4;

/**
 * What the buyer of a product is expected to pay in all, in US cents, from its list price: the price of a licence, the
 * periods of a plan, and for a trial the share of those who stay. A sale today does not make a customer worth less.
 */
export function lifetimeValue({
  type,
  interval,
  basePrices,
}: Pick<Offer, "type" | "interval" | "basePrices">): number {
  if (interval === null) return basePrices.USD;
  const paid = (basePrices.USD * keptPeriods[interval.unit]) / interval.count;
  return Math.round(type === "trial" ? paid * convertedTrials : paid);
}
