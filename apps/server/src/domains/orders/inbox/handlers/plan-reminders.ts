import {
  isRemindedOfRenewal,
  nextPriceOf,
  planEmailQueue,
  planMail,
  type SubscriptionRow,
} from "../../../subscriptions/index.ts";
import type { EventContext, EventHandler } from "./event-handler.ts";
import { applyChange } from "./subscription-changed.ts";

/** The first charge is days away, how many the provider decides: the owner has time to cancel. */
export const trialReminder: EventHandler = async (context) => {
  const plan = await readReminded(context);
  if (plan?.state !== "trial") return "no trial any more";
  const { price: amount, nextChargeAt: date } = plan;
  const mail = planMail("trialEnding", plan, { at: date ?? plan.changedAt, amount, date });
  await context.enqueue(context.transaction, planEmailQueue, [mail]);
  return "owner reminded";
};

/** A long period begins in days, how many the provider decides: by then its owner may have forgotten the plan. */
export const renewalReminder: EventHandler = async (context) => {
  const plan = await readReminded(context);
  if (plan?.state !== "active" || !isRemindedOfRenewal(plan)) return "no reminder";
  const { nextChargeAt: date } = plan;
  const amount = nextPriceOf(plan);
  const mail = planMail("renewalComing", plan, { at: date ?? plan.changedAt, amount, date });
  await context.enqueue(context.transaction, planEmailQueue, [mail]);
  return "owner reminded";
};

/**
 * The plan that a reminder is about. One that a later update is known of is reminded of too, unless it has another day
 * to be charged on by now: then the reminder came after its charge.
 */
async function readReminded(context: EventContext): Promise<SubscriptionRow | undefined> {
  const { subscription, known, after } = await applyChange(context);
  if (after !== undefined) return after;
  const isSameCharge = known.nextChargeAt?.getTime() === subscription.nextChargeAt?.getTime();
  return isSameCharge ? known : undefined;
}
