import { isPlan } from "@autotune/commerce";
import type { OrderState } from "@autotune/contract";
import type { Transaction } from "@autotune/database";
import { order, orderLine } from "@autotune/database/schema";
import type { ProviderOrder } from "@autotune/payments";
import { sql } from "drizzle-orm";
import { accountOfOrder } from "./account-of-order.ts";
import { findCheckoutLine, type CheckoutRow } from "./checkout-lines.ts";
import { orderAmounts } from "./order-amounts.ts";

/** An order at the provider, and its checkout. */
export interface OrderOfCheckout {
  readonly provided: ProviderOrder;
  readonly checkout: CheckoutRow;
}

export interface OrderToWrite extends OrderOfCheckout {
  readonly state: Exclude<OrderState, "refunded">;
}

/**
 * Writes an order in the state of an event, or moves it there, and returns its id. Undefined where the order is there
 * already or further: events come twice, late and out of order, and a completed order stays complete until it is
 * refunded.
 */
export async function writeOrder(
  transaction: Transaction,
  { provided, checkout, state }: OrderToWrite,
): Promise<number | undefined> {
  const { currency, tax, total, cardEnding, invoiceUrl, payout } = provided;
  const { lineTotals, ...amounts } = orderAmounts(provided, checkout);
  const changing = {
    ...amounts,
    currency,
    tax,
    total,
    state,
    coupon: checkout.couponCode ?? provided.coupons[0] ?? null,
    payoutCurrency: payout?.currency ?? null,
    payoutSubtotal: payout?.subtotal ?? null,
    payoutDiscount: payout?.discount ?? null,
    payoutTax: payout?.tax ?? null,
    payoutTotal: payout?.total ?? null,
    cardEnding,
    invoiceUrl,
    changedAt: provided.changedAt,
  };
  const [written] = await transaction
    .insert(order)
    .values({
      ...changing,
      providerOrderId: provided.id,
      reference: provided.reference,
      checkoutId: checkout.id,
      accountId: await accountOfOrder(transaction, checkout),
      language: checkout.language,
      suppressRedirect: provided.tags["suppress_redirect"] === "true",
      placedAt: provided.changedAt,
    })
    .onConflictDoUpdate({
      target: order.providerOrderId,
      set: changing,
      // The existing row, and the new one.
      setWhere:
        state === "completed"
          ? sql`${order.state} not in ('completed', 'refunded')`
          : sql`${order.state} not in ('completed', 'refunded', ${state}) and ${order.changedAt} <= excluded.changed_at`,
    })
    .returning({ id: order.id });
  if (written === undefined) return undefined;
  await transaction
    .insert(orderLine)
    .values(linesOf(written.id, provided, checkout, lineTotals))
    .onConflictDoUpdate({
      target: [orderLine.orderId, orderLine.position],
      set: {
        quantity: sql`excluded.quantity`,
        total: sql`excluded.total`,
        coupon: sql`excluded.coupon`,
        payoutSubtotal: sql`excluded.payout_subtotal`,
        payoutDiscount: sql`excluded.payout_discount`,
      },
    });
  return written.id;
}

function linesOf(
  orderId: number,
  { reference, items }: ProviderOrder,
  checkout: CheckoutRow,
  totals: readonly number[],
) {
  return items.map(({ path, quantity, coupon, payout }, index) => {
    const decided = findCheckoutLine(checkout, path);
    if (decided === undefined)
      throw new Error(`Order ${reference} holds ${path}, which its checkout does not`);
    const { pid, name, type, isFreebie, unitPrice, listPrice, trialDays } = decided;
    const { discountedPeriods, priceAfterDiscount } = decided;
    return {
      orderId,
      // In the decided order: the provider may send its items in another order each time.
      position: checkout.lines.findIndex((line) => line.path === path),
      path,
      pid,
      name,
      type,
      isFreebie,
      quantity,
      total: totals[index] ?? 0,
      renewalPrice: isPlan(type) ? unitPrice : null,
      trialDays,
      discountedPeriods,
      priceAfterDiscount,
      coupon: unitPrice < listPrice ? (checkout.couponCode ?? coupon) : coupon,
      payoutSubtotal: payout?.subtotal ?? null,
      payoutDiscount: payout?.discount ?? null,
    };
  });
}
