import type { Queryable } from "../database/connect.ts";
import { newId } from "../database/new-id.ts";

export type EventType =
  | "order.completed"
  | "order.payment.pending"
  | "order.canceled"
  | "order.failed"
  | "return.created"
  | "account.created"
  | "subscription.activated"
  | "subscription.updated"
  | "subscription.trial.reminder"
  | "subscription.payment.reminder"
  | "subscription.charge.completed"
  | "subscription.charge.failed"
  | "subscription.payment.overdue"
  | "subscription.canceled"
  | "subscription.uncanceled"
  | "subscription.paused"
  | "subscription.deactivated";

export interface NewEvent {
  readonly type: EventType;
  readonly data: Readonly<Record<string, unknown>>;
  readonly live: boolean;
  readonly now: Date;
  readonly orderId?: string;
  readonly subscriptionId?: string;
}

/** Stores an event in the transaction that caused it; the delivery finds it there. */
export async function recordEvent(db: Queryable, event: NewEvent): Promise<void> {
  const { rowCount: dropped } = await db.query(
    "update sandbox.delivery set drop_left = drop_left - 1 where drop_left > 0",
  );
  await db.query(
    `insert into sandbox.event (id, type, live, created_at, order_id, subscription_id, data, dropped)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      newId(),
      event.type,
      event.live,
      event.now,
      event.orderId ?? null,
      event.subscriptionId ?? null,
      JSON.stringify(event.data),
      dropped === 1,
    ],
  );
}
