import type { Coupon } from "../coupons/coupon.ts";
import { spreadCoupon } from "../coupons/spread-coupon.ts";
import type { Currency } from "../../catalogue/money/currency.ts";
import type { Money } from "../../catalogue/money/money.ts";
import {
  afterDiscount,
  discountedPeriodsOf,
  isDueToday,
  listPriceOf,
  type SaleLine,
} from "../sale-lines/sale-line.ts";

export interface ChargedLine {
  /** Of one copy, before the coupon. What a trial costs once it is over. */
  readonly listPrice: Money;
  /** Of one copy, as it is charged. */
  readonly unitPrice: Money;
  /** Due today; nothing for a trial. */
  readonly total: Money;
  /** Of a plan with a discount for its first periods. */
  readonly discounted: DiscountedPeriods | null;
}

export interface DiscountedPeriods {
  /** How many periods cost the reduced price. */
  readonly periods: number;
  /** What each one after them costs. */
  readonly priceAfter: Money;
}

export interface Charge<Line extends SaleLine> {
  readonly lines: readonly (ChargedLine & { readonly line: Line })[];
  readonly subtotal: Money;
  /** What the coupon takes off. */
  readonly discount: Money;
}

export function chargeLines<Line extends SaleLine>(
  lines: readonly Line[],
  coupon: Coupon | null,
  currency: Currency,
): Charge<Line> {
  const money = (amount: number): Money => ({ amount, currency });
  const off = spreadCoupon(lines, coupon, currency);
  // A coupon that names a plan holds for every charge, so also for those at the price after the discount.
  const later = lines.map(afterDiscount);
  const offLater = spreadCoupon(later, coupon, currency);
  const charged = lines.map((line, index) => {
    const list = listPriceOf(line, currency);
    const unit = list - (off[index] ?? 0);
    const total = isDueToday(line) ? unit * line.quantity : 0;
    const periods = discountedPeriodsOf(line);
    const priceAfter = listPriceOf(later[index] ?? line, currency) - (offLater[index] ?? 0);
    return {
      line,
      listPrice: money(list),
      unitPrice: money(unit),
      total: money(total),
      discounted: periods === null ? null : { periods, priceAfter: money(priceAfter) },
    };
  });
  return {
    lines: charged,
    subtotal: money(charged.reduce((sum, { total }) => sum + total.amount, 0)),
    discount: money(
      lines.reduce((sum, { quantity }, index) => sum + (off[index] ?? 0) * quantity, 0),
    ),
  };
}
