import type { checkout, CheckoutLine } from "@autotune/database/schema";

export type CheckoutRow = typeof checkout.$inferSelect;

/** A line that a release before plans and coupons wrote. */
type OlderLine = Pick<CheckoutLine, "path" | "pid" | "name" | "quantity" | "unitPrice">;

/** The line that was decided for a product. The buyer of an older checkout may still be at the till. */
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
    sourceLicences: [],
    ...found,
  };
}

/** What begins with free days costs nothing on the day it is bought. */
export function isDueToday({ trialDays }: Pick<CheckoutLine, "trialDays">): boolean {
  return (trialDays ?? 0) === 0;
}
