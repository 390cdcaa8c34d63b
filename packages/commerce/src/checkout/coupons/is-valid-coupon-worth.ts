import { currencies, minorUnitDigits } from "../../catalogue/money/currency.ts";
import type { CouponWorth } from "./coupon.ts";

/** A share is above nothing and at most all; an amount is at least one whole unit of each currency. */
export function isValidCouponWorth(worth: CouponWorth): boolean {
  if (worth.kind === "discount") return worth.fraction > 0 && worth.fraction <= 1;
  return currencies.every((currency) => {
    const amount = worth.amounts[currency];
    return Number.isSafeInteger(amount) && amount >= 10 ** minorUnitDigits(currency);
  });
}
