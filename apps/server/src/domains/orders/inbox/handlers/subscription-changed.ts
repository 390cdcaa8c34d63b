import {
  applyProviderUpdate,
  isRemindedOfRenewal,
  nextPriceOf,
  planEmailQueue,
  planMail,
  lockSubscription,
} from "../../../subscriptions/index.ts";
import type { EventContext, EventHandler } from "./event-handler.ts";
import { WaitsForEvent } from "./waits-for-event.ts";
import { readProviderUpdate } from "./read-provider-update.ts";

/**
 * Almost every subscription event contains its full state at that time: what happened follows from the state known
 * before. So it matters neither which event it was nor whether another one is missing.
 */
export const subscriptionChanged: EventHandler = async (context) => {
  const after = await change(context);
  return after === undefined ? "old news" : `subscription ${after.state}`;
};

/** The first charge is days away: the owner has time to cancel. */
export const trialReminder: EventHandler = async (context) => {
  const after = await change(context);
  if (after?.state !== "trial") return "no trial any more";
  const { price: amount, nextChargeAt: date } = after;
  const mail = planMail("trialEnding", after, { at: date ?? after.changedAt, amount, date });
  await context.enqueue(context.transaction, planEmailQueue, [mail]);
  return "owner reminded";
};

/** A long period is about to begin: by then its owner may have forgotten the plan. */
export const renewalReminder: EventHandler = async (context) => {
  const after = await change(context);
  if (after?.state !== "active" || !isRemindedOfRenewal(after)) return "no reminder";
  const { nextChargeAt: date } = after;
  const amount = nextPriceOf(after);
  const mail = planMail("renewalComing", after, { at: date ?? after.changedAt, amount, date });
  await context.enqueue(context.transaction, planEmailQueue, [mail]);
  return "owner reminded";
};

async function change({ transaction, enqueue, events, data }: EventContext) {
  const update = readProviderUpdate(events.parseSubscription(data));
  const known = await lockSubscription(transaction, update.id);
  if (known === undefined) throw new WaitsForEvent({ type: "order.completed", id: update.orderId });
  return applyProviderUpdate({ transaction, enqueue }, known, update);
}
