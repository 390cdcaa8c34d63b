import type { Currency } from "../money/currencies.ts";
import { totalsOf, type Totals } from "../money/totals.ts";
import type { Term } from "../sessions/session.ts";

type SubscriptionState = "trial" | "active" | "overdue" | "paused" | "canceled" | "deactivated";

export interface Subscription {
  readonly id: string;
  readonly accountId: string;
  readonly orderId: string;
  readonly orderReference: string;
  readonly live: boolean;
  readonly product: string;
  readonly display: string;
  readonly sku: string | null;
  readonly quantity: number;
  readonly currency: Currency;
  readonly country: string;
  readonly language: string;
  readonly tags: Readonly<Record<string, unknown>>;
  readonly cardEnding: string | null;
  readonly taxId: string | null;
  /** Minor units of one, each period. */
  readonly unitPrice: number;
  readonly interval: Term["interval"];
  readonly intervalLength: number;
  readonly state: SubscriptionState;
  readonly begin: string;
  readonly trialEnd: string | null;
  /** Billing dates are counted from here, so that the 31st comes back after a short month. */
  readonly anchor: string;
  /** How many periods after the anchor the next charge is. */
  readonly periodsToNext: number;
  /** The next charge, or the end when it is canceled. */
  readonly next: string;
  readonly periodStart: string;
  readonly reminded: boolean;
  readonly canceledAt: string | null;
  readonly end: string | null;
  /** The state to which uncancel and resume go back. */
  readonly stateBefore: "trial" | "active" | null;
  /** How many periods have been paid. */
  readonly sequence: number;
  /** How many of the next charges the card declines; -1 is all of them. */
  readonly failingCharges: number;
  readonly failedAttempts: number;
  readonly changedAt: string;
}

export function isActive({ state }: Subscription): boolean {
  return state !== "deactivated";
}

/** After a declined charge. */
export function oneFailureLess(subscription: Subscription): Subscription {
  const { failingCharges } = subscription;
  return {
    ...subscription,
    failingCharges: failingCharges > 0 ? failingCharges - 1 : failingCharges,
  };
}

export function periodTotals(subscription: Subscription): Totals {
  const { unitPrice, quantity } = subscription;
  return totalsOf([{ price: unitPrice * quantity, discount: 0 }], subscription);
}
