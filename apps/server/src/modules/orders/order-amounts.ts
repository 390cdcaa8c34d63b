import type { ProviderOrder } from "@autotune/payments";
import type { CheckoutRow } from "../checkout/repository.ts";

export interface OrderAmounts {
  readonly subtotal: number;
  readonly taxIncluded: boolean;
  /** What each line comes to, in the order of the provider's items. */
  readonly lineTotals: readonly number[];
}

/**
 * The amounts as the buyer saw them. Where prices include tax the provider tells its subtotals without it, so
 * ours are taken as long as they lead to the sum that was paid; otherwise the provider's own are.
 */
export function orderAmounts(provided: ProviderOrder, checkout: CheckoutRow): OrderAmounts {
  const { items, discount, tax, total } = provided;
  const decided = items.map(({ path, quantity }) => {
    const line = checkout.lines.find((candidate) => candidate.path === path);
    return (line?.unitPrice ?? 0) * quantity;
  });
  const subtotal = decided.reduce((sum, amount) => sum + amount, 0);
  const taxIncluded = tax > 0 && total === subtotal - discount;
  const isAsDecided = taxIncluded || total === subtotal - discount + tax;
  return isAsDecided && provided.currency === checkout.currency
    ? { subtotal, taxIncluded, lineTotals: decided }
    : {
        subtotal: provided.subtotal,
        taxIncluded: false,
        lineTotals: items.map((item) => item.subtotal),
      };
}
