import type { CartItem } from "../cart/cart.ts";
import { isForSale } from "../cart/is-for-sale.ts";
import { unlimitedMonthly } from "../../subscriptions/plans/unlimited-monthly.ts";

export interface UpgradeAlternatives {
  readonly perpetual: CartItem | undefined;
  readonly plan: CartItem | undefined;
}

/** Offered to those who own nothing that could become it: the licence, and the plan if it includes it. */
export function alternativesToUpgrade(
  targetPath: string,
  find: (path: string) => CartItem | undefined,
): UpgradeAlternatives {
  const target = find(targetPath);
  const plan = find(unlimitedMonthly);
  return {
    perpetual: target !== undefined && isForSale(target) ? target : undefined,
    plan:
      plan !== undefined && isForSale(plan) && plan.includes.includes(targetPath)
        ? plan
        : undefined,
  };
}
