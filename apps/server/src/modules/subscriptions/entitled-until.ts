import type { SubscriptionState } from "@autotune/contract";
import { addDays } from "./add-interval.ts";

/** For so long the provider tries a refused charge again; nobody loses their tools over a card that expired. */
const retryDays = 14;

export interface KnownPlan {
  readonly state: SubscriptionState;
  readonly trialEndsAt: Date | null;
  readonly nextChargeAt: Date | null;
  readonly entitledUntil: Date;
}

export interface ToldPlan {
  readonly state: SubscriptionState;
  readonly nextChargeAt: Date | null;
  /** When it ends, or has ended. */
  readonly endsAt: Date | null;
  readonly changedAt: Date;
}

/**
 * Until when a plan may be used, by what was known and by what the provider tells now. Days are paid for by
 * charges, which are told on their own (`paidUntil`); here they are only kept, given or taken away.
 */
export function entitledUntil(known: KnownPlan, told: ToldPlan): Date {
  switch (told.state) {
    case "trial":
      return told.nextChargeAt ?? known.entitledUntil;
    case "active":
      // A date that was moved is a gift of whoever moved it. Not after a pause: going on is not paying.
      return known.state === "active" && isMoved(known, told)
        ? (told.nextChargeAt ?? known.entitledUntil)
        : known.entitledUntil;
    case "overdue":
      return known.state === "overdue" || isUnpaid(known)
        ? known.entitledUntil
        : addDays(told.changedAt, retryDays);
    case "paused":
      return known.entitledUntil;
    case "canceled":
      return earlier(known.entitledUntil, told.endsAt ?? known.entitledUntil);
    case "deactivated":
      return earlier(known.entitledUntil, told.endsAt ?? told.changedAt);
  }
}

/** The free days are all that there was: whoever has never paid is not waited for. */
function isUnpaid(known: KnownPlan): boolean {
  const { state, trialEndsAt } = known;
  return state === "trial" || (trialEndsAt !== null && known.entitledUntil <= trialEndsAt);
}

function isMoved(known: KnownPlan, told: ToldPlan): boolean {
  return known.nextChargeAt?.getTime() !== told.nextChargeAt?.getTime();
}

/**
 * Until when a plan may be used once a charge is paid. One that we hear of late adds what it paid for to what
 * has happened since.
 */
export function paidUntil(
  known: KnownPlan,
  { nextChargeAt, isNewest }: { nextChargeAt: Date; isNewest: boolean },
): Date {
  if (isNewest) return nextChargeAt;
  const paid = known.state === "overdue" ? addDays(nextChargeAt, retryDays) : nextChargeAt;
  return paid > known.entitledUntil ? paid : known.entitledUntil;
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
