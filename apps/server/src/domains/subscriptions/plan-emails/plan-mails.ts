import type { PlanEmailKind } from "@autotune/emails";
import type { PlanMail } from "./plan-email-queue.ts";
import { planToCome } from "../plans/plan-to-come.ts";
import type { SubscriptionRow } from "../plans/repository.ts";

type MailedPlan = Pick<SubscriptionRow, "id" | "providerSubscriptionId" | "path" | "nextPath">;

/** An email about a plan. `at` distinguishes occurrences of one kind. */
export function planMail(
  kind: PlanEmailKind,
  plan: MailedPlan,
  about: { at: Date | string; amount?: number; date?: Date | null },
): PlanMail {
  const { at, amount, date } = about;
  const when = typeof at === "string" ? at : String(at.getTime());
  return {
    kind,
    subscriptionId: plan.id,
    key: `${kind}-${plan.providerSubscriptionId}-${when}`,
    path: kind === "planChanged" ? planToCome(plan) : plan.path,
    amount: amount ?? null,
    date: date?.toISOString() ?? null,
  };
}

/** The emails to its owner for a change from one plan state to another. */
export function mailsOfChange(before: SubscriptionRow, after: SubscriptionRow): PlanMail[] {
  const { price: amount, nextChargeAt, changedAt: at } = after;
  const becomes = (...states: SubscriptionRow["state"][]) =>
    before.state !== after.state && states.includes(after.state);
  if (becomes("deactivated")) return [planMail("ended", after, { at, date: after.endedAt })];
  const mails: PlanMail[] = [];
  if (planToCome(before) !== planToCome(after))
    mails.push(planMail("planChanged", after, { at, amount, date: nextChargeAt }));
  const rested = before.state === "paused" || before.state === "canceled";
  if (rested && becomes("active", "trial"))
    mails.push(planMail("resumed", after, { at, amount, date: nextChargeAt }));
  if (becomes("paused")) mails.push(planMail("paused", after, { at, date: nextChargeAt }));
  if (becomes("canceled")) mails.push(planMail("cancelled", after, { at, date: after.endsAt }));
  if (after.state === "overdue" && isAnotherTry(before, after))
    mails.push(planMail("paymentFailed", after, { at, amount, date: nextChargeAt }));
  return mails;
}

/** Each decline is reported once: it moves the day of the next attempt. */
function isAnotherTry(before: SubscriptionRow, after: SubscriptionRow): boolean {
  return (
    before.state !== "overdue" || before.nextChargeAt?.getTime() !== after.nextChargeAt?.getTime()
  );
}
