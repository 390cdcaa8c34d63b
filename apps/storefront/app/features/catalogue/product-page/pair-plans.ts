import { formKey } from "@autotune/commerce";
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
    const monthly = ofPlan.find(({ interval }) => interval?.unit === "m");
    const annual = ofPlan.find(({ interval }) => interval?.unit === "y");
    return monthly === undefined || annual === undefined ? [] : [{ key, monthly, annual }];
  });
}
