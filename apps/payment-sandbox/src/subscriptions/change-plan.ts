import { nameOf, priceIn } from "../catalogue/product.ts";
import { findProducts } from "../catalogue/products.ts";
import type { Queryable } from "../database/connect.ts";
import { exchange, payoutCurrency } from "../money/currencies.ts";
import { amountMembers } from "../money/display.ts";
import { divideHalfUp } from "../money/tax.ts";
import { totalsOf, type Totals } from "../money/totals.ts";
import { addPeriods } from "./add-periods.ts";
import type { Subscription } from "./subscription.ts";

export interface PlanChange {
  readonly product?: string;
  readonly quantity?: number;
  readonly prorate?: boolean;
}

export interface PlannedChange {
  readonly changed: Subscription;
  /** What the rest of the paid period is worth, taken off what the new plan costs today. */
  readonly credit: number;
  readonly dueNow: Totals | null;
}

/**
 * A prorated change starts a new period today and pays it less what the old one has left; without proration
 * the new plan is charged from the next billing date on.
 */
export async function planChange(
  db: Queryable,
  subscription: Subscription,
  { product: path, quantity = subscription.quantity, prorate = false }: PlanChange,
  now: Date,
): Promise<{ ok: true; change: PlannedChange } | { ok: false; reason: Record<string, string> }> {
  const product = (await findProducts(db, [path ?? subscription.product])).get(
    path ?? subscription.product,
  );
  if (product === undefined) return { ok: false, reason: { product: "Not found" } };
  const { pricing } = product;
  const samePlan = product.product === subscription.product;
  const unitPrice = samePlan
    ? subscription.unitPrice
    : priceIn(subscription.currency, pricing?.price);
  const interval = pricing?.interval;
  if (
    unitPrice === undefined ||
    interval === undefined ||
    interval === null ||
    interval === "adhoc"
  )
    return { ok: false, reason: { product: "Not a subscription" } };
  const moved: Subscription = {
    ...subscription,
    product: product.product,
    display: nameOf(product, subscription.language),
    sku: product.sku ?? null,
    quantity,
    unitPrice,
    interval,
    intervalLength: pricing?.intervalLength ?? 1,
    changedAt: now.toISOString(),
  };
  if (!prorate || subscription.state === "trial") {
    // The next billing date stays; the new plan's periods are counted from it.
    const changed = { ...moved, anchor: subscription.next, periodsToNext: 0 };
    return { ok: true, change: { changed, credit: 0, dueNow: null } };
  }
  const credit = unusedWorth(subscription, now);
  const price = unitPrice * quantity;
  const changed: Subscription = {
    ...moved,
    anchor: now.toISOString(),
    periodsToNext: 1,
    next: addPeriods(now, moved, 1).toISOString(),
    periodStart: now.toISOString(),
    reminded: false,
    sequence: subscription.sequence + 1,
  };
  const dueNow = totalsOf([{ price, discount: Math.min(credit, price) }], subscription);
  return { ok: true, change: { changed, credit, dueNow } };
}

function unusedWorth({ unitPrice, quantity, periodStart, next }: Subscription, now: Date): number {
  const whole = Date.parse(next) - Date.parse(periodStart);
  const left = Math.max(Date.parse(next) - now.getTime(), 0);
  return whole <= 0 ? 0 : divideHalfUp(unitPrice * quantity * Math.min(left, whole), whole);
}

/** What a change would cost, as the API reports it. */
export function estimateData(
  current: Subscription,
  { changed, credit, dueNow }: PlannedChange,
): Record<string, unknown> {
  const amount = (minor: number) => ({
    minor,
    payoutMinor: exchange(minor, current.currency, payoutCurrency),
  });
  return {
    subscription: current.id,
    currency: current.currency,
    currentPlan: { product: current.product, quantity: current.quantity },
    proposedPlan: { product: changed.product, quantity: changed.quantity },
    ...amountMembers("prorationCredit", amount(credit), current),
    ...amountMembers("amountDue", dueNow?.total ?? amount(0), current),
    ...amountMembers("taxDue", dueNow?.taxAmount ?? amount(0), current),
    ...amountMembers("nextCharge", amount(changed.unitPrice * changed.quantity), current),
    nextChargeDate: Date.parse(changed.next),
  };
}
