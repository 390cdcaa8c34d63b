import type { Interval, Money } from "@autotune/commerce";
import type { Recipient } from "../../platform/email.ts";
import type { PriceToCome } from "../../platform/describe-price-to-come.ts";

/** What happened to a plan. Beside each: the meaning of `date` and `amount`. */
export type PlanEmailKind =
  /** The first charge. */
  | "trialStarted"
  /** The first charge, some days ahead of it. */
  | "trialEnding"
  /** The next charge of a long period, some days ahead of it. */
  | "renewalComing"
  /** What was charged, and the day of the next charge. */
  | "renewed"
  /** What could not be charged, and the day of the next try. */
  | "paymentFailed"
  /** What the new plan costs each period, and the day of the next charge. */
  | "planChanged"
  /** The day on which it resumes, and what is charged then. */
  | "paused"
  /** The next charge. */
  | "resumed"
  /** The day on which it ends, until which that can be revoked; no amount. */
  | "cancelled"
  /** The same of a trial, for which nothing was charged. */
  | "trialCancelled"
  /** The day on which it ended; no amount. */
  | "ended"
  /** The same of a trial, for which nothing was charged. */
  | "trialEnded";

/** What is null is left out. */
export interface PlanEmail extends Recipient {
  readonly kind: PlanEmailKind;
  /** Of the plan as it is now: after a change, the new one. */
  readonly planName: string;
  readonly amount: Money | null;
  /** How often the amount is charged. */
  readonly interval: Interval | null;
  /** Whether tax is in the price of a period; if not, it is added to each charge. */
  readonly taxIncluded: boolean;
  /** Where a discount for the first periods holds, or has just ended. */
  readonly priceToCome: PriceToCome | null;
  readonly date: Date | null;
  /** Paused, resumed, canceled or not paid: the last day of use, if that is to come. */
  readonly accessUntil: Date | null;
  /** Of a change: the new plan begins with the next charge and not today. */
  readonly startsLater: boolean;
  /** The last digits of the card that is charged. */
  readonly cardEnding: string | null;
  /** Of what was charged. */
  readonly invoiceUrl: string | null;
  /** Absolute URL, in the e-mail's language, of the page on which the plan is managed. */
  readonly accountUrl: string;
  /** Whether that page has recording templates. */
  readonly hasTemplates: boolean;
}

/** A plan that was canceled during a pause ends after the last day that was paid for. */
export function isUsableToTheEnd({ date, accessUntil }: PlanEmail): boolean {
  return date !== null && accessUntil !== null && accessUntil >= date;
}
