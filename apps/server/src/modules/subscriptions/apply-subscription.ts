import { planPathOf } from "@autotune/commerce";
import type { ProviderSubscription } from "@autotune/payments";
import { entitledUntil } from "./entitled-until.ts";
import type { SubscriptionRow } from "./repository.ts";

/** A subscription after what the provider tells of it; undefined where that is old news, or it has ended. */
export function applySubscription(
  known: SubscriptionRow,
  told: ProviderSubscription,
): SubscriptionRow | undefined {
  if (told.changedAt < known.changedAt || known.state === "deactivated") return undefined;
  const { state, currency, price, interval, nextChargeAt, canceledAt, changedAt } = told;
  return {
    ...known,
    ...plansOf(known, told),
    state,
    currency,
    price,
    subInterval: interval.count,
    subIntervalUnit: interval.unit,
    trialEndsAt: told.trialEndsAt ?? known.trialEndsAt,
    nextChargeAt,
    canceledAt,
    endsAt: state === "canceled" ? (told.endsAt ?? known.entitledUntil) : null,
    endedAt: state === "deactivated" ? (told.endsAt ?? changedAt) : null,
    entitledUntil: entitledUntil(known, told),
    cardEnding: told.cardEnding ?? known.cardEnding,
    changedAt,
  };
}

/**
 * A change of plan holds at once where a new period begins with it, or nothing was paid yet. Otherwise what was
 * paid for stays until the next charge.
 */
function plansOf(
  known: SubscriptionRow,
  told: ProviderSubscription,
): Pick<SubscriptionRow, "path" | "nextPath"> {
  // A trial is the plan that it becomes: what it is called and includes is the same from its first day.
  const path = planPathOf(told.path);
  if (path === known.path) return { path, nextPath: null };
  // A date that is missing on either side, as of a plan that was cancelled, tells of no new period; nor does one
  // that moves with a pause.
  const beginsAnew =
    known.nextChargeAt !== null &&
    told.nextChargeAt !== null &&
    known.state !== "paused" &&
    told.state !== "paused" &&
    known.nextChargeAt.getTime() !== told.nextChargeAt.getTime();
  const isPaid = known.state !== "trial" && !beginsAnew;
  return isPaid ? { path: known.path, nextPath: path } : { path, nextPath: null };
}
