import type { EventType } from "@autotune/payments";
import type { EventHandler } from "./event-handler.ts";
import { orderCanceled } from "./order-canceled.ts";
import { orderCompleted } from "./order-completed.ts";
import { orderFailed } from "./order-failed.ts";
import { orderPending } from "./order-pending.ts";
import { returnCreated } from "./return-created.ts";
import { renewalReminder, trialReminder } from "./plan-reminders.ts";
import { subscriptionChanged } from "./subscription-changed.ts";
import { subscriptionChargeFailed, subscriptionCharged } from "./subscription-charged.ts";

/** The handler of each event type. */
const handlers: Readonly<Record<EventType, EventHandler>> = {
  "order.completed": orderCompleted,
  "order.payment.pending": orderPending,
  "order.approval.pending": orderPending,
  "order.canceled": orderCanceled,
  "order.failed": orderFailed,
  "return.created": returnCreated,
  "subscription.activated": subscriptionChanged,
  "subscription.updated": subscriptionChanged,
  "subscription.canceled": subscriptionChanged,
  "subscription.uncanceled": subscriptionChanged,
  "subscription.paused": subscriptionChanged,
  "subscription.deactivated": subscriptionChanged,
  "subscription.payment.overdue": subscriptionChanged,
  "subscription.payment.reminder": renewalReminder,
  "subscription.trial.reminder": trialReminder,
  "subscription.charge.completed": subscriptionCharged,
  "subscription.charge.failed": subscriptionChargeFailed,
};

const handlerByType = new Map<string, EventHandler>(Object.entries(handlers));

/** Undefined for an event that the shop ignores. */
export function handlerOf(type: string): EventHandler | undefined {
  return handlerByType.get(type);
}
