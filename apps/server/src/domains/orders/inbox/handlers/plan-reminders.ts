import {
  isRemindedOfRenewal,
  nextPriceOf,
  planEmailQueue,
  planMail,
} from "../../../subscriptions/index.ts";
import type { EventHandler } from "./event-handler.ts";
import { applyChange } from "./subscription-changed.ts";

/** The first charge is days away, how many the provider decides: the owner has time to cancel. */
export const trialReminder: EventHandler = async (context) => {
  const after = await applyChange(context);
  if (after?.state !== "trial") return "no trial any more";
  const { price: amount, nextChargeAt: date } = after;
  const mail = planMail("trialEnding", after, { at: date ?? after.changedAt, amount, date });
  await context.enqueue(context.transaction, planEmailQueue, [mail]);
  return "owner reminded";
};

/** A long period begins in days, how many the provider decides: by then its owner may have forgotten the plan. */
export const renewalReminder: EventHandler = async (context) => {
  const after = await applyChange(context);
  if (after?.state !== "active" || !isRemindedOfRenewal(after)) return "no reminder";
  const { nextChargeAt: date } = after;
  const amount = nextPriceOf(after);
  const mail = planMail("renewalComing", after, { at: date ?? after.changedAt, amount, date });
  await context.enqueue(context.transaction, planEmailQueue, [mail]);
  return "owner reminded";
};
