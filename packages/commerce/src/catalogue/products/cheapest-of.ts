import { perMonth } from "../pricing/shown-rate.ts";
import type { Offer } from "../pricing/offer-at.ts";
import { monthsOf } from "./months-of.ts";

type Priced = Pick<Offer, "prices" | "interval">;

/**
 * Prices of all currencies have the same order, so one of them decides. Forms of a plan are compared by what they come
 * to in a month.
 */
export function cheapestOf<Form extends Priced>(forms: readonly Form[]): Form | undefined {
  return forms.reduce<Form | undefined>(
    (least, form) => (least === undefined || rateOf(form) < rateOf(least) ? form : least),
    undefined,
  );
}

function rateOf({ prices, interval }: Priced): number {
  return (interval === null ? prices : perMonth(prices, monthsOf(interval))).USD;
}
