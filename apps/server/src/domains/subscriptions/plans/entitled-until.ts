import { addDays } from "@autotune/commerce";
import type { SubscriptionState } from "@autotune/contract";

/** How long the provider retries a declined charge; nobody loses access over an expired card. */
const retryDays = 14;

export interface KnownPlan {
  readonly state: SubscriptionState;
  readonly trialEndsAt: Date | null;
  readonly nextChargeAt: Date | null;
  readonly entitledUntil: Date;
}

export interface ProviderPlan {
  readonly state: SubscriptionState;
  readonly nextChargeAt: Date | null;
  /** When it ends, or has ended. */
  readonly endsAt: Date | null;
  readonly changedAt: Date;
}

/**
 * Until when a plan may be used, by the known state and the provider update. Charges pay for days and are handled
 * separately (`paidUntil`); here days are only retained, granted or revoked.
 */
export function entitledUntil(known: KnownPlan, update: ProviderPlan): Date {
  switch (update.state) {
    case "trial":
      return update.nextChargeAt ?? known.entitledUntil;
    case "active":
      // A date that was moved grants the days in between. Not after a pause: resuming is not paying.
      return known.state === "active" && isMoved(known, update)
        ? (update.nextChargeAt ?? known.entitledUntil)
        : known.entitledUntil;
    case "overdue":
      return known.state === "overdue" || isUnpaid(known)
        ? known.entitledUntil
        : addDays(update.changedAt, retryDays);
    case "paused":
      return known.entitledUntil;
    case "canceled":
      return earlier(known.entitledUntil, update.endsAt ?? known.entitledUntil);
    case "deactivated":
      return earlier(known.entitledUntil, update.endsAt ?? update.changedAt);
  }
}

/** Without any payment there is no grace period after the trial. */
function isUnpaid(known: KnownPlan): boolean {
  const { state, trialEndsAt } = known;
  return state === "trial" || (trialEndsAt !== null && known.entitledUntil <= trialEndsAt);
}

function isMoved(known: KnownPlan, update: ProviderPlan): boolean {
  return known.nextChargeAt?.getTime() !== update.nextChargeAt?.getTime();
}

/**
 * Until when a plan may be used once a charge is paid. A late charge adds what it paid for to what has happened since.
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
