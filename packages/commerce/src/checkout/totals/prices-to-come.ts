import type { Money } from "../../catalogue/money/money.ts";
import type { DiscountedPeriods } from "./charge-lines.ts";

interface PricesToCome {
  /** Of the next charge. */
  readonly price: Money;
  /** Null where that holds for all. */
  readonly discount: DiscountedPeriods | null;
}

/** What a plan's charges after today are: where its first period is paid today, a discount has one period less. */
export function pricesToCome(
  { price, discounted }: { readonly price: Money; readonly discounted: DiscountedPeriods | null },
  { isPaid }: { readonly isPaid: boolean },
): PricesToCome {
  if (discounted === null || !isPaid) return { price, discount: discounted };
  const periods = discounted.periods - 1;
  return periods === 0
    ? { price: discounted.priceAfter, discount: null }
    : { price, discount: { ...discounted, periods } };
}
