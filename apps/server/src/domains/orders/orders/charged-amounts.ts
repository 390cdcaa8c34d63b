import type { order, orderLine } from "@autotune/database/schema";
import { findCheckoutLine, isDueToday, type CheckoutRow } from "./checkout-lines.ts";

interface OrderToSplit extends Pick<typeof order.$inferSelect, "discount"> {
  /** All of them. */
  readonly lines: readonly Pick<typeof orderLine.$inferSelect, "path" | "quantity" | "total">[];
}

/**
 * What each line of an order was paid with, without tax that was added: its total is before the discount. Undefined
 * where the discount was not decided by the checkout, and only the provider knows how it is spread.
 */
export function chargedAmounts(
  { discount, lines }: OrderToSplit,
  checkout: Pick<CheckoutRow, "lines">,
): number[] | undefined {
  if (discount === 0) return lines.map(({ total }) => total);
  const off = lines.map(({ path, quantity }) => {
    const decided = findCheckoutLine(checkout, path);
    if (decided === undefined || !isDueToday(decided)) return 0;
    return (decided.listPrice - decided.unitPrice) * quantity;
  });
  if (off.reduce((sum, amount) => sum + amount, 0) !== discount) return undefined;
  return lines.map(({ total }, index) => total - (off[index] ?? 0));
}
