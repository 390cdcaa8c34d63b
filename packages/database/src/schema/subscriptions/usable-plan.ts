import type { SubscriptionState } from "@autotune/contract";
import { sql } from "drizzle-orm";

/**
 * The provider's days of a charge begin at midnight UTC; it charges some hours later, in batches that may be late, and
 * its event takes its way too. Until then nobody knows whether the plan is paid, and who pays must not be locked out.
 */
const hoursForCharge = 48;

export interface PlanTerm {
  readonly state: SubscriptionState;
  /** Until when it is paid, or free. */
  readonly entitledUntil: Date;
  readonly nextChargeAt: Date | null;
}

/**
 * Until when a plan may be used: some hours longer than it is paid for, while its next charge follows without a gap.
 * One that is overdue, canceled or paused gets none, nor one that was resumed and is not paid yet. `isUsablePlan` is the
 * same rule for the database.
 */
export function usableUntil({ state, entitledUntil, nextChargeAt }: PlanTerm): Date {
  const isToBeCharged =
    (state === "trial" || state === "active") &&
    nextChargeAt !== null &&
    entitledUntil >= nextChargeAt;
  return isToBeCharged
    ? new Date(entitledUntil.getTime() + hoursForCharge * 3_600_000)
    : entitledUntil;
}

/** Whether a row of `shop.subscription`, named `plan` in its statement, may be used now: `usableUntil` in SQL. */
export const isUsablePlan = sql.raw(`(plan.entitled_until
  + case when plan.state in ('trial', 'active') and plan.entitled_until >= plan.next_charge_at
      then interval '${hoursForCharge} hours' else interval '0' end > now())`);
