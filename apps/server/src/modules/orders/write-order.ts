import type { Transaction } from "@autotune/database";
import type { OrderState } from "@autotune/contract";
import { order, orderLine } from "@autotune/database/schema";
import type { ProviderOrder } from "@autotune/payments";
import { sql } from "drizzle-orm";
import type { CheckoutRow } from "../checkout/repository.ts";
import { orderAmounts } from "./order-amounts.ts";

export interface OrderToWrite {
  readonly provided: ProviderOrder;
  readonly checkout: CheckoutRow;
  readonly state: OrderState;
}

/**
 * Writes an order in the state that an event tells, or moves it there, and gives its id. Undefined where the
 * order is there already or further: events come twice, late and out of order, and a completed order stays
 * complete.
 */
export async function writeOrder(
  transaction: Transaction,
  { provided, checkout, state }: OrderToWrite,
): Promise<number | undefined> {
  const { currency, discount, tax, total, cardEnding, invoiceUrl } = provided;
  const { subtotal, taxIncluded, lineTotals } = orderAmounts(provided, checkout);
  const amounts = { currency, subtotal, discount, tax, taxIncluded, total };
  const changing = { ...amounts, state, cardEnding, invoiceUrl, changedAt: provided.changedAt };
  const [written] = await transaction
    .insert(order)
    .values({
      ...changing,
      providerOrderId: provided.id,
      reference: provided.reference,
      checkoutId: checkout.id,
      accountId: checkout.accountId,
      language: checkout.language,
      suppressRedirect: provided.tags["suppress_redirect"] === "true",
      placedAt: provided.changedAt,
    })
    .onConflictDoUpdate({
      target: order.providerOrderId,
      set: changing,
      // The row that is there, and the one that comes.
      setWhere:
        state === "completed"
          ? sql`${order.state} <> 'completed'`
          : sql`${order.state} not in ('completed', ${state}) and ${order.changedAt} <= excluded.changed_at`,
    })
    .returning({ id: order.id });
  if (written === undefined) return undefined;
  await transaction
    .insert(orderLine)
    .values(linesOf(written.id, provided, checkout, lineTotals))
    .onConflictDoUpdate({
      target: [orderLine.orderId, orderLine.position],
      set: { quantity: sql`excluded.quantity`, total: sql`excluded.total` },
    });
  return written.id;
}

function linesOf(
  orderId: number,
  { reference, items }: ProviderOrder,
  checkout: CheckoutRow,
  totals: readonly number[],
) {
  return items.map(({ path, quantity }, position) => {
    const decided = checkout.lines.find((line) => line.path === path);
    if (decided === undefined)
      throw new Error(`Order ${reference} holds ${path}, which its checkout does not`);
    const { pid, name } = decided;
    return { orderId, position, path, pid, name, quantity, total: totals[position] ?? 0 };
  });
}
