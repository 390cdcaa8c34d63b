import type { PlanDiscount } from "@autotune/contract";
import type { SubscriptionRow } from "./repository.ts";

type DiscountColumns = Pick<SubscriptionRow, "discountedChargesLeft" | "priceAfterDiscount">;
type PricedPlan = DiscountColumns & Pick<SubscriptionRow, "price">;

/** Of a plan whose price holds for every charge. */
const none: DiscountColumns = { discountedChargesLeft: null, priceAfterDiscount: null };

interface BoughtDiscount {
  /** As the checkout decided it. */
  readonly discountedPeriods: number | null;
  readonly priceAfterDiscount: number | null;
}

/** A plan's discount when the plan begins: its first period is paid with the order, unless it begins with free days. */
export function beginDiscount(
  { discountedPeriods, priceAfterDiscount }: BoughtDiscount,
  { isPaid }: { readonly isPaid: boolean },
): DiscountColumns {
  if (discountedPeriods === null || priceAfterDiscount === null) return none;
  return { discountedChargesLeft: discountedPeriods - (isPaid ? 1 : 0), priceAfterDiscount };
}

/** After one more charge was paid. */
export function countDiscountedCharge(plan: DiscountColumns): DiscountColumns {
  const { discountedChargesLeft, priceAfterDiscount } = plan;
  if (discountedChargesLeft === null) return none;
  return { discountedChargesLeft: Math.max(discountedChargesLeft - 1, 0), priceAfterDiscount };
}

/** After a provider update: another plan has its own price, and a price that was raised needs no more attention. */
export function settleDiscount(
  plan: DiscountColumns,
  update: { readonly isOtherPlan: boolean; readonly price: number },
): DiscountColumns {
  const { discountedChargesLeft, priceAfterDiscount } = plan;
  const isRaised = isDiscountOver(plan) && update.price === priceAfterDiscount;
  return update.isOtherPlan || isRaised ? none : { discountedChargesLeft, priceAfterDiscount };
}

/** The provider has to be given the price after the discount. */
export function isDiscountOver({ discountedChargesLeft }: DiscountColumns): boolean {
  return discountedChargesLeft === 0;
}

/** What the next charge will be, also while the provider has not been given it. */
export function nextPriceOf({ price, ...plan }: PricedPlan): number {
  return isDiscountOver(plan) ? (plan.priceAfterDiscount ?? price) : price;
}

/** As its owner sees it; null where the price of the next charge holds for all. */
export function viewDiscount({
  discountedChargesLeft: chargesLeft,
  priceAfterDiscount: priceAfter,
}: DiscountColumns): PlanDiscount | null {
  return chargesLeft === null || chargesLeft === 0 || priceAfter === null
    ? null
    : { chargesLeft, priceAfter };
}
