import type { ProviderOrder } from "@autotune/payments";
import { findCheckoutLine, isDueToday, type CheckoutRow } from "./checkout-lines.ts";

export interface OrderAmounts {
  /** Before the discount. */
  readonly subtotal: number;
  readonly discount: number;
  readonly taxIncluded: boolean;
  /** Each line's amount before the discount, in the order of the provider's items. */
  readonly lineTotals: readonly number[];
}

/**
 * The amounts as the buyer saw them. Where prices include tax the provider's subtotals exclude it, and it does not know
 * our coupons, so ours are used as long as they add up to the total paid; otherwise, as for a tax-exempt company, the
 * provider's own are.
 */
export function orderAmounts(
  provided: ProviderOrder,
  checkout: Pick<CheckoutRow, "lines">,
): OrderAmounts {
  const { items, tax, total } = provided;
  const decided = items.map(({ path, quantity }) => {
    const line = findCheckoutLine(checkout, path);
    if (line === undefined || !isDueToday(line)) return { listed: 0, charged: 0 };
    return { listed: line.listPrice * quantity, charged: line.unitPrice * quantity };
  });
  const subtotal = decided.reduce((sum, { listed }) => sum + listed, 0);
  const charged = decided.reduce((sum, line) => sum + line.charged, 0) - provided.discount;
  const taxIncluded = tax > 0 && total === charged;
  const isAsDecided = taxIncluded || total === charged + tax;
  return isAsDecided
    ? {
        subtotal,
        discount: subtotal - charged,
        taxIncluded,
        lineTotals: decided.map(({ listed }) => listed),
      }
    : {
        subtotal: provided.subtotal,
        discount: provided.discount,
        taxIncluded: false,
        lineTotals: items.map((item) => item.subtotal),
      };
}
