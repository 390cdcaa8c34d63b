import { formatMoney, type Currency } from "@autotune/commerce";
import type { PlanDiscount } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import type { ShownDiscount } from "../../catalogue/prices/period-price.tsx";

/** The discount of a plan that somebody has, with its price after formatted. */
export function showDiscount(
  discount: PlanDiscount | null,
  currency: Currency,
  language: Language,
): ShownDiscount | null {
  if (discount === null) return null;
  const { chargesLeft: periods, priceAfter: amount } = discount;
  return { periods, priceAfter: formatMoney({ amount, currency }, language), isRunning: true };
}
