import { currencies, parseAmount } from "@autotune/commerce";
import { isRow } from "../../platform/documents/row.ts";

/** Whether every price is there and is zero. */
export function costsNothing(prices: unknown): boolean {
  if (!isRow(prices)) return false;
  return currencies.every((currency) => {
    const typed = prices[currency];
    const parsed = typeof typed === "string" ? parseAmount(typed, currency) : undefined;
    return parsed?.ok === true && parsed.amount === 0;
  });
}
