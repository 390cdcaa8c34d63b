import { paidByMonth } from "../cost-over-time/plan-cost.ts";
import { monthsOf } from "../products/months-of.ts";
import type { FinderProduct } from "./finder-question.ts";

/**
 * What a product comes to in twelve months, so that a plan and a licence can be compared. Prices of all currencies have
 * the same order, so one of them decides.
 */
export function firstYearCost({
  prices,
  interval,
}: Pick<FinderProduct, "prices" | "interval">): number {
  if (interval === null) return prices.USD;
  return paidByMonth({ price: prices.USD, everyMonths: monthsOf(interval) }, 12);
}
