import type { Queryable } from "../database/connect.ts";
import { addDays, addPeriods } from "./add-periods.ts";
import { announceSubscription } from "./announce-subscription.ts";
import { bookCharge, bookFailedCharge } from "./charge.ts";
import { nextAction } from "./next-action.ts";
import { oneFailureLess, periodTotals, type Subscription } from "./subscription.ts";
import { lockDueSubscription, updateSubscription } from "./subscriptions.ts";

/** Days until a declined charge is tried again; after the last one the subscription ends. */
const retryDays = [2, 5, 7];

/** Does everything that is due until then, in order, each at its own time. */
export async function takeTurns(db: Queryable, until: Date, origin: string): Promise<void> {
  for (;;) {
    const subscription = await lockDueSubscription(db, until);
    const action = subscription === undefined ? null : nextAction(subscription);
    if (subscription === undefined || action === null) return;
    switch (action.kind) {
      case "remind":
        await remind(db, subscription, action.at);
        break;
      case "charge":
        await charge(db, subscription, { now: action.at, origin });
        break;
      case "deactivate":
        await deactivate(db, subscription, action.at);
        break;
    }
  }
}

async function remind(db: Queryable, subscription: Subscription, now: Date): Promise<void> {
  const reminded = { ...subscription, reminded: true };
  await updateSubscription(db, reminded);
  const type =
    subscription.state === "trial"
      ? "subscription.trial.reminder"
      : "subscription.payment.reminder";
  await announceSubscription(db, type, reminded, now);
}

/** Takes the charge of the next period. */
export async function charge(
  db: Queryable,
  subscription: Subscription,
  { now, origin }: { now: Date; origin: string },
): Promise<void> {
  if (subscription.failingCharges !== 0) return declineCharge(db, subscription, now);
  const periodsToNext = subscription.periodsToNext + 1;
  const renewed: Subscription = {
    ...subscription,
    state: "active",
    stateBefore: null,
    periodsToNext,
    next: addPeriods(new Date(subscription.anchor), subscription, periodsToNext).toISOString(),
    periodStart: now.toISOString(),
    reminded: false,
    sequence: subscription.sequence + 1,
    failedAttempts: 0,
    changedAt: now.toISOString(),
  };
  await updateSubscription(db, renewed);
  await bookCharge(db, renewed, periodTotals(renewed), { now, origin });
  if (subscription.state !== "active")
    await announceSubscription(db, "subscription.updated", renewed, now);
}

async function declineCharge(db: Queryable, subscription: Subscription, now: Date): Promise<void> {
  const { failedAttempts } = subscription;
  const days = retryDays[failedAttempts];
  const overdue: Subscription = {
    ...oneFailureLess(subscription),
    state: "overdue",
    failedAttempts: failedAttempts + 1,
    next: addDays(now, days ?? 0).toISOString(),
    changedAt: now.toISOString(),
  };
  await bookFailedCharge(db, overdue, now);
  if (days === undefined) {
    await deactivate(db, overdue, now);
    return;
  }
  await updateSubscription(db, overdue);
  await announceSubscription(db, "subscription.payment.overdue", overdue, now);
}

export async function deactivate(
  db: Queryable,
  subscription: Subscription,
  now: Date,
): Promise<Subscription> {
  const ended: Subscription = {
    ...subscription,
    state: "deactivated",
    end: now.toISOString(),
    changedAt: now.toISOString(),
  };
  await updateSubscription(db, ended);
  await announceSubscription(db, "subscription.deactivated", ended, now);
  return ended;
}
