import { addDays, addInterval, intervalUnits, planPathOf, type Interval } from "@autotune/commerce";
import type { Transaction } from "@autotune/database";
import { catalogueProduct } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import {
  beginDiscount,
  insertSubscription,
  type NewSubscription,
  type SubscriptionRow,
} from "../../subscriptions/index.ts";
import type { LineToGrant } from "./fulfilment.ts";

/**
 * The provider's orders are some hundred milliseconds younger than the subscriptions that they began, and than the
 * first event of these. No update of a plan can be older than this.
 */
const beforeAnyUpdate = new Date(0);

/**
 * Inserts the subscription that a line started, unless it exists. Its dates are ours until the provider sends its own,
 * moments later.
 */
export async function beginPlan(
  transaction: Transaction,
  paid: LineToGrant,
  change: (row: NewSubscription) => NewSubscription = (row) => row,
): Promise<SubscriptionRow | undefined> {
  const { line, order, subscriptionId } = paid;
  if (subscriptionId === null)
    throw new Error(`Order ${order.reference} names no subscription for ${line.path}`);
  const interval = await readInterval(transaction, line.path);
  const beganAt = order.changedAt;
  const trialDays = line.trialDays ?? 0;
  const trialEndsAt = trialDays > 0 ? addDays(beganAt, trialDays) : null;
  const nextChargeAt = trialEndsAt ?? addInterval(beganAt, interval);
  return insertSubscription(
    transaction,
    change({
      providerSubscriptionId: subscriptionId,
      accountId: order.accountId,
      orderLineId: line.id,
      language: order.language,
      path: planPathOf(line.path),
      state: trialEndsAt === null ? "active" : "trial",
      currency: order.currency,
      price: (line.renewalPrice ?? 0) * line.quantity,
      ...beginDiscount(line, { isPaid: trialEndsAt === null }),
      subInterval: interval.count,
      subIntervalUnit: interval.unit,
      beganAt,
      trialEndsAt,
      nextChargeAt,
      entitledUntil: nextChargeAt,
      cardEnding: order.cardEnding,
      changedAt: beforeAnyUpdate,
    }),
  );
}

async function readInterval(transaction: Transaction, path: string): Promise<Interval> {
  const [plan] = await transaction
    .select({ count: catalogueProduct.subInterval, unit: catalogueProduct.subIntervalUnit })
    .from(catalogueProduct)
    .where(eq(catalogueProduct.path, path));
  const unit = intervalUnits.find((known) => known === plan?.unit);
  if (plan?.count === undefined || plan.count === null || unit === undefined)
    throw new Error(`The catalogue does not say how often ${path} is charged`);
  return { count: plan.count, unit };
}
