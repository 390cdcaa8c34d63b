import type pg from "pg";
import type { Context } from "../app.ts";
import { priceIn } from "../catalogue/product.ts";
import { readClock } from "../database/clock.ts";
import { inTransaction, type Queryable } from "../database/connect.ts";
import { addPeriods } from "./add-periods.ts";
import { announceSubscription } from "./announce-subscription.ts";
import { bookCharge, bookFailedCharge } from "./charge.ts";
import { estimateData, planChange, type PlanChange } from "./change-plan.ts";
import { oneFailureLess, type Subscription } from "./subscription.ts";
import { lockSubscription, updateSubscription } from "./subscriptions.ts";
import { deactivate } from "./take-turn.ts";

export type StepResult =
  | { readonly ok: true; readonly subscription: Subscription; readonly estimate?: object }
  | { readonly ok: false; readonly reason: Readonly<Record<string, string>> };

type Step = (
  db: Queryable,
  subscription: Subscription,
  now: Date,
  origin: string,
) => Promise<StepResult>;

/** Applies one step to a locked subscription. */
export async function applyStep(context: Context, id: string, step: Step): Promise<StepResult> {
  const result = await inTransaction(
    context.pool,
    async (db: pg.PoolClient): Promise<StepResult> => {
      const subscription = await lockSubscription(db, id);
      if (subscription === undefined) return { ok: false, reason: { subscription: "Not found" } };
      if (subscription.state === "deactivated")
        return { ok: false, reason: { subscription: "Deactivated" } };
      return step(db, subscription, await readClock(db), context.settings.SANDBOX_URL);
    },
  );
  context.triggerDelivery();
  return result;
}

export const cancelAtPeriodEnd: Step = async (db, subscription, now) => {
  if (subscription.state === "canceled") return { ok: true, subscription };
  const canceled: Subscription = {
    ...subscription,
    state: "canceled",
    stateBefore: subscription.state === "trial" ? "trial" : "active",
    canceledAt: now.toISOString(),
    changedAt: now.toISOString(),
  };
  await updateSubscription(db, canceled);
  await announceSubscription(db, "subscription.canceled", canceled, now);
  return { ok: true, subscription: canceled };
};

export const cancelNow: Step = async (db, subscription, now) => ({
  ok: true,
  subscription: await deactivate(db, subscription, now),
});

export const uncancel: Step = async (db, subscription, now) => {
  if (subscription.state !== "canceled")
    return { ok: false, reason: { deactivation: "Not canceled" } };
  const back: Subscription = {
    ...subscription,
    state: subscription.stateBefore ?? "active",
    stateBefore: null,
    canceledAt: null,
    changedAt: now.toISOString(),
  };
  await updateSubscription(db, back);
  await announceSubscription(db, "subscription.uncanceled", back, now);
  return { ok: true, subscription: back };
};

/** The next charge moves on by so many periods, and the subscription rests until then. */
export const pauseFor =
  (periods: number): Step =>
  async (db, subscription, now) => {
    if (subscription.state !== "active")
      return { ok: false, reason: { subscription: "Only active subscriptions can be paused" } };
    const periodsToNext = subscription.periodsToNext + periods;
    const paused: Subscription = {
      ...subscription,
      state: "paused",
      stateBefore: "active",
      periodsToNext,
      next: addPeriods(new Date(subscription.anchor), subscription, periodsToNext).toISOString(),
      changedAt: now.toISOString(),
    };
    await updateSubscription(db, paused);
    await announceSubscription(db, "subscription.paused", paused, now);
    return { ok: true, subscription: paused };
  };

/** Continues with the first billing date that is still to come. */
export const resume: Step = async (db, subscription, now) => {
  if (subscription.state !== "paused") return { ok: false, reason: { subscription: "Not paused" } };
  const anchor = new Date(subscription.anchor);
  let periodsToNext = 1;
  while (addPeriods(anchor, subscription, periodsToNext) <= now) periodsToNext += 1;
  const resumed: Subscription = {
    ...subscription,
    state: "active",
    stateBefore: null,
    periodsToNext,
    next: addPeriods(anchor, subscription, periodsToNext).toISOString(),
    changedAt: now.toISOString(),
  };
  await updateSubscription(db, resumed);
  await announceSubscription(db, "subscription.updated", resumed, now);
  return { ok: true, subscription: resumed };
};

export const changePlan =
  (change: PlanChange): Step =>
  async (db, subscription, now, origin) => {
    const planned = await planChange(db, subscription, change, now);
    if (!planned.ok) return planned;
    const { changed, dueNow } = planned.change;
    if (dueNow !== null && subscription.failingCharges !== 0) {
      // What cannot be paid is not changed.
      await updateSubscription(db, oneFailureLess(subscription));
      await bookFailedCharge(db, changed, now);
      return { ok: false, reason: { payment: "DECLINED" } };
    }
    await updateSubscription(db, changed);
    if (dueNow !== null) await bookCharge(db, changed, dueNow, { now, origin });
    await announceSubscription(db, "subscription.updated", changed, now);
    return { ok: true, subscription: changed };
  };

/** Another price for the same product, from the next charge on; its billing dates stay. */
export const changePrice =
  (prices: Readonly<Record<string, number>>, product?: string): Step =>
  async (db, subscription, now) => {
    if (product !== undefined && product !== subscription.product)
      return { ok: false, reason: { pricing: "Not for another product" } };
    const unitPrice = priceIn(subscription.currency, prices);
    if (unitPrice === undefined) return { ok: false, reason: { pricing: "Invalid amount" } };
    const changed: Subscription = { ...subscription, unitPrice, changedAt: now.toISOString() };
    await updateSubscription(db, changed);
    await announceSubscription(db, "subscription.updated", changed, now);
    return { ok: true, subscription: changed };
  };

/** Estimates what a change would cost, and changes nothing. */
export const estimateChange =
  (change: PlanChange): Step =>
  async (db, subscription, now) => {
    if (subscription.state === "trial") return { ok: false, reason: { subscription: "TRIAL" } };
    const planned = await planChange(db, subscription, change, now);
    if (!planned.ok) return planned;
    return { ok: true, subscription, estimate: estimateData(subscription, planned.change) };
  };
