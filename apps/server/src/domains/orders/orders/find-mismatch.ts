import { isPaidInFull } from "@autotune/commerce";
import type { ProviderOrder } from "@autotune/payments";
import { isDueToday, type CheckoutRow } from "./checkout-lines.ts";

/**
 * Why an order differs from the decided one. Our tag alone proves nothing: anyone who has seen it can open a session of
 * their own at the provider, with a gift and without its parent.
 */
export function findMismatch(
  provided: ProviderOrder,
  checkout: Pick<CheckoutRow, "currency" | "lines">,
): string | undefined {
  const { items, reference } = provided;
  const isWhole =
    items.length === checkout.lines.length &&
    checkout.lines.every((line) =>
      items.some(({ path, quantity }) => path === line.path && quantity === line.quantity),
    );
  if (!isWhole) return `Order ${reference} does not hold what its checkout does`;
  if (provided.currency !== checkout.currency)
    return `Order ${reference} was paid in ${provided.currency} instead of ${checkout.currency}`;
  const due = checkout.lines.filter((line) => isDueToday(line) && line.unitPrice > 0);
  const asked = due.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  // Our sessions have no discount of the provider's: one that is there is not ours.
  const { total: paid, tax } = provided;
  return isPaidInFull({ asked, paid, tax, lines: due.length })
    ? undefined
    : `Order ${reference} was paid with ${paid} instead of ${asked} ${checkout.currency}`;
}
