import type { Queryable } from "../database/connect.ts";
import { recordEvent, type EventType } from "../events/record-event.ts";
import { subscriptionData } from "./subscription-data.ts";
import type { Subscription } from "./subscription.ts";

/** Stores the event and a line of the subscription's history. */
export async function announceSubscription(
  db: Queryable,
  type: EventType,
  subscription: Subscription,
  now: Date,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await db.query(
    `insert into sandbox.subscription_change (subscription_id, changed_at, kind, body)
     values ($1, $2, $3, $4)`,
    [subscription.id, now, type, { state: subscription.state, product: subscription.product }],
  );
  await recordEvent(db, {
    type,
    data: { ...subscriptionData(subscription), ...more },
    live: subscription.live,
    now,
    orderId: subscription.orderId,
    subscriptionId: subscription.id,
  });
}
