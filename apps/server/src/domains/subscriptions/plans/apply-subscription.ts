import { planPathOf } from "@autotune/commerce";
import type { ProviderSubscription } from "@autotune/payments";
import { entitledUntil } from "./entitled-until.ts";
import { settleDiscount } from "./plan-discount.ts";
import { planToCome } from "./plan-to-come.ts";
import type { SubscriptionRow } from "./repository.ts";

/** A subscription after a provider update; undefined where that is outdated, or the subscription has ended. */
export function applySubscription(
  known: SubscriptionRow,
  update: ProviderSubscription,
): SubscriptionRow | undefined {
  if (update.changedAt < known.changedAt || known.state === "deactivated") return undefined;
  const { state, currency, price, interval, nextChargeAt, canceledAt, changedAt } = update;
  return {
    ...known,
    ...plansOf(known, update),
    ...settleDiscount(known, {
      isOtherPlan: planPathOf(update.path) !== planToCome(known),
      price,
    }),
    state,
    currency,
    price,
    subInterval: interval.count,
    subIntervalUnit: interval.unit,
    trialEndsAt: update.trialEndsAt ?? known.trialEndsAt,
    nextChargeAt,
    canceledAt,
    endsAt: state === "canceled" ? (update.endsAt ?? known.entitledUntil) : null,
    endedAt: state === "deactivated" ? (update.endsAt ?? changedAt) : null,
    entitledUntil: entitledUntil(known, update),
    cardEnding: update.cardEnding ?? known.cardEnding,
    changedAt,
  };
}

/**
 * A change of plan applies at once where a new period begins with it, or nothing was paid yet. Otherwise what was paid
 * for stays until the next charge.
 */
function plansOf(
  known: SubscriptionRow,
  update: ProviderSubscription,
): Pick<SubscriptionRow, "path" | "nextPath"> {
  // A trial is the plan that it becomes: its name and contents are the same from its first day.
  const path = planPathOf(update.path);
  if (path === known.path) return { path, nextPath: null };
  // A date missing on either side, as for a cancelled plan, means no new period; nor does one that moves with a pause.
  const beginsAnew =
    known.nextChargeAt !== null &&
    update.nextChargeAt !== null &&
    known.state !== "paused" &&
    update.state !== "paused" &&
    known.nextChargeAt.getTime() !== update.nextChargeAt.getTime();
  const isPaid = known.state !== "trial" && !beginsAnew;
  return isPaid ? { path: known.path, nextPath: path } : { path, nextPath: null };
}
