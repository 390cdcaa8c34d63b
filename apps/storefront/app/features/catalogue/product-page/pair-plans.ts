import { formKey, type IntervalUnit } from "@autotune/commerce";
import type { ProductView } from "@autotune/contract";

/** One plan, paid by the month or by the year. */
export interface PlanPair {
  readonly key: string;
  readonly monthly: ProductView;
  readonly annual: ProductView;
}

/** The plans among some products, in their order. One that is sold in one way only is not shown as a choice. */
export function pairPlans(products: readonly ProductView[]): PlanPair[] {
  const plans = products.filter(({ type }) => type === "subscription");
  const keys = new Set(plans.map(formKey));
  return [...keys].flatMap((key) => {
    const ofPlan = plans.filter((plan) => formKey(plan) === key);
    const paidBy = (unit: IntervalUnit) =>
      ofPlan.find(({ interval }) => interval?.unit === unit && interval.count === 1);
    const [monthly, annual] = [paidBy("m"), paidBy("y")];
    return monthly === undefined || annual === undefined ? [] : [{ key, monthly, annual }];
  });
}
