import type { Queryable } from "../database/connect.ts";
import { toWireNumber } from "../money/decimal.ts";
import type { Totals } from "../money/totals.ts";
import { recordEvent } from "../events/record-event.ts";
import { accountData } from "../orders/account-data.ts";
import { findAccount, type Account } from "../orders/accounts.ts";
import { orderData } from "../orders/order-data.ts";
import { insertOrder } from "../orders/orders.ts";
import { makeChargeOrder } from "./charge-order.ts";
import { addEntry } from "./entries.ts";
import { subscriptionData } from "./subscription-data.ts";
import type { Subscription } from "./subscription.ts";

/** Books a rebill that went through: an order id of its own, an entry, and the event. */
export async function bookCharge(
  db: Queryable,
  subscription: Subscription,
  totals: Totals,
  { now, origin }: { now: Date; origin: string },
): Promise<void> {
  const account = await accountOf(db, subscription);
  const order = makeChargeOrder(account, subscription, totals, now);
  await insertOrder(db, order);
  await addEntry(db, subscription, { order, total: totals.total, begin: now });
  await recordEvent(db, {
    type: "subscription.charge.completed",
    data: {
      order: orderData(order, origin),
      currency: subscription.currency,
      total: toWireNumber(totals.total.minor, subscription.currency),
      status: "successful",
      timestamp: now.getTime(),
      sequence: subscription.sequence,
      periods: null,
      account: accountData(account),
      subscription: subscriptionData(subscription),
    },
    live: subscription.live,
    now,
    orderId: subscription.orderId,
    subscriptionId: subscription.id,
  });
}

/** A declined charge has no order; its money is told by the subscription as it would be, or has become. */
export async function bookFailedCharge(
  db: Queryable,
  subscription: Subscription,
  now: Date,
): Promise<void> {
  await recordEvent(db, {
    type: "subscription.charge.failed",
    data: {
      reason: "DECLINED",
      account: accountData(await accountOf(db, subscription)),
      quote: null,
      subscription: subscriptionData(subscription),
    },
    live: subscription.live,
    now,
    orderId: subscription.orderId,
    subscriptionId: subscription.id,
  });
}

async function accountOf(db: Queryable, { accountId }: Subscription): Promise<Account> {
  const account = await findAccount(db, accountId);
  if (account === undefined) throw new Error("The subscription's account is not there.");
  return account;
}
