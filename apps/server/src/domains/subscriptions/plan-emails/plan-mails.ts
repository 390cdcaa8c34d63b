import { isNeverCharged } from "@autotune/commerce";
import type { PlanEmailKind } from "@autotune/emails";
import type { PlanMail } from "./plan-email-queue.ts";
import { nextPriceOf, viewDiscount } from "../plans/plan-discount.ts";
import { planToCome } from "../plans/plan-to-come.ts";
import type { SubscriptionRow } from "../plans/repository.ts";

type MailedPlan = Pick<
  SubscriptionRow,
  | "id"
  | "providerSubscriptionId"
  | "path"
  | "nextPath"
  | "price"
  | "subInterval"
  | "subIntervalUnit"
  | "entitledUntil"
  | "changedAt"
  | "discountedChargesLeft"
  | "priceAfterDiscount"
>;

/** Their price is that of the plan that comes with the next charge. */
const ofPlanToCome: ReadonlySet<PlanEmailKind> = new Set(["planChanged", "renewalComing"]);
/** Which may be used for some more days. */
const withAccess: ReadonlySet<PlanEmailKind> = new Set([
  "paused",
  "resumed",
  "paymentFailed",
  "cancelled",
  "trialCancelled",
]);

/** An email about a plan. `at` distinguishes occurrences of one kind. */
export function planMail(
  kind: PlanEmailKind,
  plan: MailedPlan,
  about: { at: Date | string; amount?: number; date?: Date | null; chargeId?: string },
): PlanMail {
  const { at, amount, date, chargeId } = about;
  const { entitledUntil } = plan;
  const hasAccess = withAccess.has(kind) && entitledUntil > plan.changedAt;
  const when = typeof at === "string" ? at : String(at.getTime());
  return {
    kind,
    subscriptionId: plan.id,
    key: `${kind}-${plan.providerSubscriptionId}-${when}`,
    path: ofPlanToCome.has(kind) ? planToCome(plan) : plan.path,
    amount: amount ?? null,
    date: date?.toISOString() ?? null,
    interval: { count: plan.subInterval, unit: plan.subIntervalUnit },
    startsLater: kind === "planChanged" && plan.nextPath !== null,
    ...(hasAccess && { accessUntil: entitledUntil.toISOString() }),
    ...(chargeId !== undefined && { chargeId }),
    ...(plan.discountedChargesLeft === null ? {} : { priceToCome: priceToCome(plan) }),
  };
}

/** What is charged from the next charge on, where a discount holds for some charges or has just ended. */
function priceToCome(plan: MailedPlan): NonNullable<PlanMail["priceToCome"]> {
  return {
    price: nextPriceOf(plan),
    interval: { count: plan.subInterval, unit: plan.subIntervalUnit },
    discount: viewDiscount(plan),
  };
}

/** The emails to its owner for a change from one plan state to another. */
export function mailsOfChange(before: SubscriptionRow, after: SubscriptionRow): PlanMail[] {
  const { nextChargeAt, changedAt: at } = after;
  const amount = nextPriceOf(after);
  const becomes = (...states: SubscriptionRow["state"][]) =>
    before.state !== after.state && states.includes(after.state);
  const isFree = isNeverCharged({
    trialEndsAt: after.trialEndsAt?.toISOString() ?? null,
    entitledUntil: after.entitledUntil.toISOString(),
  });
  if (becomes("deactivated"))
    return [planMail(isFree ? "trialEnded" : "ended", after, { at, date: after.endedAt })];
  const mails: PlanMail[] = [];
  if (planToCome(before) !== planToCome(after))
    mails.push(planMail("planChanged", after, { at, amount, date: nextChargeAt }));
  const rested = before.state === "paused" || before.state === "canceled";
  if (rested && becomes("active", "trial"))
    mails.push(planMail("resumed", after, { at, amount, date: nextChargeAt }));
  if (becomes("paused")) mails.push(planMail("paused", after, { at, amount, date: nextChargeAt }));
  if (becomes("canceled")) {
    const kind = isFree ? "trialCancelled" : "cancelled";
    mails.push(planMail(kind, after, { at, date: after.endsAt }));
  }
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
