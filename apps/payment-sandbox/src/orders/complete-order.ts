import type { Queryable } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { announceSubscription } from "../subscriptions/announce-subscription.ts";
import { startSubscription } from "../subscriptions/start-subscription.ts";
import type { Subscription } from "../subscriptions/subscription.ts";
import { accountData } from "./account-data.ts";
import { ensureAccount } from "./accounts.ts";
import { orderData } from "./order-data.ts";
import type { Order, OrderItem } from "./order.ts";
import { updateOrder } from "./orders.ts";

/** How long before the order itself its subscriptions begin, as events captured from the provider show. */
const orderLagMilliseconds = 200;

/** The payment is complete: creates the account, the subscriptions and the events of a stored order. */
export async function completeOrder(
  db: Queryable,
  order: Order,
  { now, origin }: { now: Date; origin: string },
): Promise<Order> {
  const { account, created } = await ensureAccount(db, {
    contact: order.contact,
    country: order.country,
    language: order.language,
  });
  const { live } = order;
  const begun = new Date(now.getTime() - orderLagMilliseconds);
  if (created)
    await recordEvent(db, { type: "account.created", data: accountData(account), live, now });
  const started = { ...order, accountId: account.id, changedAt: now.toISOString() };
  const items: OrderItem[] = [];
  const subscriptions: Subscription[] = [];
  for (const item of order.items) {
    if (item.term === null) {
      items.push(item);
      continue;
    }
    const subscription = await startSubscription(db, started, item, item.term, begun);
    subscriptions.push(subscription);
    items.push({ ...item, subscription: subscription.id });
  }
  const completed: Order = { ...started, state: "completed", items };
  await updateOrder(db, completed);
  await recordEvent(db, {
    type: "order.completed",
    data: orderData(completed, origin),
    live,
    now,
    orderId: order.id,
  });
  for (const subscription of subscriptions)
    await announceSubscription(db, "subscription.activated", subscription, begun);
  return completed;
}
