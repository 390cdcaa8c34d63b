import type { Queryable } from "../database/connect.ts";
import { newId } from "../database/new-id.ts";
import type { Order, OrderItem } from "../orders/order.ts";
import type { Term } from "../sessions/session.ts";
import { addDays, addPeriods } from "./add-periods.ts";
import { addEntry } from "./entries.ts";
import type { Subscription } from "./subscription.ts";
import { insertSubscription } from "./subscriptions.ts";

/** Begins what an order's item subscribes to; in a trial nothing is charged before it ends. */
export async function startSubscription(
  db: Queryable,
  order: Order & { readonly accountId: string },
  item: OrderItem,
  term: Term,
  now: Date,
): Promise<Subscription> {
  const trialEnd = term.trialDays > 0 ? addDays(now, term.trialDays) : null;
  const anchor = trialEnd ?? now;
  const periodsToNext = trialEnd === null ? 1 : 0;
  const subscription: Subscription = {
    id: newId(),
    accountId: order.accountId,
    orderId: order.id,
    orderReference: order.reference,
    live: order.live,
    product: item.product,
    display: item.display,
    sku: item.sku,
    quantity: item.quantity,
    currency: order.currency,
    country: order.country,
    language: order.language,
    tags: order.tags,
    cardEnding: order.payment.cardEnding,
    taxId: order.taxId,
    unitPrice: item.unitPrice,
    interval: term.interval,
    intervalLength: term.intervalLength,
    state: trialEnd === null ? "active" : "trial",
    begin: now.toISOString(),
    trialEnd: trialEnd?.toISOString() ?? null,
    anchor: anchor.toISOString(),
    periodsToNext,
    next: addPeriods(anchor, term, periodsToNext).toISOString(),
    periodStart: now.toISOString(),
    reminded: false,
    canceledAt: null,
    end: null,
    stateBefore: null,
    sequence: trialEnd === null ? 1 : 0,
    failingCharges: order.payment.failsLater === true ? -1 : 0,
    failedAttempts: 0,
    changedAt: now.toISOString(),
  };
  await insertSubscription(db, subscription);
  await addEntry(db, subscription, { order, total: order.total, begin: now });
  return subscription;
}
