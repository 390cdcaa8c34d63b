import type { Money } from "@autotune/commerce";
import type { Language } from "@autotune/routes";

/** What happened to a plan. Beside each: the meaning of `date` and `amount`. */
export type PlanEmailKind =
  /** The first charge. */
  | "trialStarted"
  /** The first charge, some days ahead of it. */
  | "trialEnding"
  /** What was charged, and the day of the next charge. */
  | "renewed"
  /** What could not be charged, and the day of the next try. */
  | "paymentFailed"
  /** What the new plan costs each period, and the day of the next charge. */
  | "planChanged"
  /** The day on which it resumes; no amount. */
  | "paused"
  /** The next charge. */
  | "resumed"
  /** The day on which it ends, until which that can be revoked; no amount. */
  | "cancelled"
  /** The day on which it ended; no amount. */
  | "ended";

/** What a mail about a plan shows. What is null is left out. */
export interface PlanEmail {
  kind: PlanEmailKind;
  language: Language;
  /** May be empty. */
  firstName: string;
  /** Of the plan as it is now: after a change, the new one. */
  planName: string;
  amount: Money | null;
  date: Date | null;
  /** The last digits of the card that is charged. */
  cardEnding: string | null;
  /** Absolute URL, in the e-mail's language, of the page on which the plan is managed. */
  accountUrl: string;
}
