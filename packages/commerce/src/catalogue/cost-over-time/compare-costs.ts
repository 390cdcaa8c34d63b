import type { PlanCost } from "./plan-cost.ts";

/** Where a plan and a licence that is paid once meet. Months are counted from 1. */
export interface CostComparison {
  /** The last month in which less has been paid for the plan; 0 where it is never less. */
  readonly planCheaperThrough: number;
  /** The first month in which more has been paid for the plan. */
  readonly licenceCheaperFrom: number;
}

/**
 * Up to when a plan costs less than a licence, at the prices of one currency today. Null where they never meet,
 * because the plan costs nothing. Free days and upgrades are not counted.
 */
export function compareCosts(
  licence: number,
  { price, everyMonths }: PlanCost,
): CostComparison | null {
  if (price <= 0) return null;
  const paymentsBelow = Math.max(Math.ceil(licence / price) - 1, 0);
  const paymentsUpTo = Math.floor(licence / price);
  return {
    planCheaperThrough: paymentsBelow * everyMonths,
    licenceCheaperFrom: paymentsUpTo * everyMonths + 1,
  };
}
