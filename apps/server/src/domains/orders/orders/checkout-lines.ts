import type { checkout, CheckoutLine } from "@autotune/database/schema";

export type CheckoutRow = typeof checkout.$inferSelect;

/** A line written by a release before plans and coupons. */
type OlderLine = Pick<CheckoutLine, "path" | "pid" | "name" | "quantity" | "unitPrice">;

/** The line that was decided for a product. The buyer of an older checkout may still be about to pay. */
export function findCheckoutLine(
  { lines }: Pick<CheckoutRow, "lines">,
  path: string,
): CheckoutLine | undefined {
  const found: OlderLine | undefined = lines.find((line) => line.path === path);
  if (found === undefined) return undefined;
  return {
    type: "perpetual",
    isFreebie: false,
    listPrice: found.unitPrice,
    trialDays: null,
    discountedPeriods: null,
    priceAfterDiscount: null,
    sourceLicences: [],
    ...found,
  };
}

/** A plan with a trial costs nothing on the day of purchase. */
export function isDueToday({ trialDays }: Pick<CheckoutLine, "trialDays">): boolean {
  return (trialDays ?? 0) === 0;
}
