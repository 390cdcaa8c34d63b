import type { Queryable } from "../database/connect.ts";
import { payoutCurrency } from "../money/currencies.ts";
import { amountMembers } from "../money/display.ts";
import type { Totals } from "../money/totals.ts";
import { recordEvent } from "../events/record-event.ts";
import { insertOrder } from "../orders/orders.ts";
import { makeChargeOrder } from "./charge-order.ts";
import { addEntry } from "./entries.ts";
import type { Subscription } from "./subscription.ts";

/** Books a rebill that went through: an order id of its own, an entry, and the event. */
export async function bookCharge(
  db: Queryable,
  subscription: Subscription,
  totals: Totals,
  now: Date,
): Promise<void> {
  const order = await makeChargeOrder(db, subscription, totals, now);
  await insertOrder(db, order);
  await addEntry(db, subscription, { order, total: totals.total, begin: now });
  await recordEvent(db, {
    type: "subscription.charge.completed",
    data: chargeData(subscription, totals, now, { order, status: "successful" }),
    live: subscription.live,
    now,
    orderId: subscription.orderId,
    subscriptionId: subscription.id,
  });
}

export async function bookFailedCharge(
  db: Queryable,
  subscription: Subscription,
  totals: Totals,
  now: Date,
): Promise<void> {
  await recordEvent(db, {
    type: "subscription.charge.failed",
    data: {
      ...chargeData(subscription, totals, now, { order: null, status: "failed" }),
      reason: "DECLINED",
    },
    live: subscription.live,
    now,
    orderId: subscription.orderId,
    subscriptionId: subscription.id,
  });
}

function chargeData(
  subscription: Subscription,
  { subtotal, taxAmount, total }: Totals,
  now: Date,
  { order, status }: { order: { id: string; reference: string } | null; status: string },
): Record<string, unknown> {
  return {
    order: order?.id ?? null,
    id: order?.id ?? null,
    reference: order?.reference ?? null,
    currency: subscription.currency,
    payoutCurrency,
    ...amountMembers("total", total, subscription),
    ...amountMembers("tax", taxAmount, subscription),
    ...amountMembers("subtotal", subtotal, subscription),
    status,
    timestamp: now.getTime(),
    sequence: subscription.sequence,
    account: subscription.accountId,
    subscription: subscription.id,
    product: subscription.product,
    quantity: subscription.quantity,
    next: Date.parse(subscription.next),
    initialOrderId: subscription.orderId,
    tags: subscription.tags,
    payment: { type: "creditcard", cardEnding: subscription.cardEnding },
  };
}
