import type { Currency } from "../../catalogue/money/currency.ts";
import { shareOf } from "../../catalogue/pricing/reduce-prices.ts";
import { listPriceOf, type SaleLine } from "../sale-lines/sale-line.ts";
import { allocate } from "./allocate.ts";
import type { Coupon } from "./coupon.ts";
import { couponCoversLine } from "./coupon-covers-line.ts";

/**
 * What a coupon takes off one copy of each line. Every copy of a line costs the same at the payment provider,
 * so an amount that does not divide is rounded in the buyer's favour, by less than a minor unit a copy.
 */
export function spreadCoupon(
  lines: readonly SaleLine[],
  coupon: Coupon | null,
  currency: Currency,
): number[] {
  if (coupon === null) return lines.map(() => 0);
  const { worth } = coupon;
  const prices = lines.map((line) =>
    couponCoversLine(coupon, line) ? listPriceOf(line, currency) : 0,
  );
  if (worth.kind === "discount") return prices.map((price) => shareOf(price, worth.fraction * 100));
  const weights = lines.map(({ quantity }, index) => (prices[index] ?? 0) * quantity);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = allocate(Math.min(worth.amounts[currency], whole), weights);
  return lines.map(({ quantity }, index) => Math.ceil((parts[index] ?? 0) / quantity));
}
