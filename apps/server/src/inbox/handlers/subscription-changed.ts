import { parseSubscription } from "@autotune/payments";
import { applyTold } from "../../modules/subscriptions/apply-told.ts";
import { planEmailQueue } from "../../modules/subscriptions/plan-email-queue.ts";
import { planMail } from "../../modules/subscriptions/plan-mails.ts";
import { lockSubscription } from "../../modules/subscriptions/repository.ts";
import type { EventContext, EventHandler } from "../event-handler.ts";
import { WaitsForEvent } from "../waits-for-event.ts";
import { readTold } from "./read-told.ts";

/**
 * Almost every event of a subscription tells all of it, as it was then: what happened follows from what was
 * known before. So it matters neither which event it was nor whether another one is missing.
 */
export const subscriptionChanged: EventHandler = async (context) => {
  const after = await change(context);
  return after === undefined ? "old news" : `subscription ${after.state}`;
};

/** The first charge is days away: whoever does not want it has time to say so. */
export const trialReminder: EventHandler = async (context) => {
  const after = await change(context);
  if (after?.state !== "trial") return "no trial any more";
  const { price: amount, nextChargeAt: date } = after;
  const mail = planMail("trialEnding", after, { at: date ?? after.changedAt, amount, date });
  await context.enqueue(context.transaction, planEmailQueue, [mail]);
  return "owner reminded";
};

async function change({ transaction, enqueue, data }: EventContext) {
  const told = readTold(parseSubscription(data));
  const known = await lockSubscription(transaction, told.id);
  if (known === undefined) throw new WaitsForEvent({ type: "order.completed", id: told.orderId });
  return applyTold({ transaction, enqueue }, known, told);
}
