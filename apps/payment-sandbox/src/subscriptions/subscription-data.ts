import { payoutCurrency, exchange } from "../money/currencies.ts";
import { amountMembers } from "../money/display.ts";
import { isActive, periodTotals, type Subscription } from "./subscription.ts";

/** A subscription as it appears in events and API responses. Times are milliseconds. */
export function subscriptionData(subscription: Subscription): Record<string, unknown> {
  const { unitPrice, currency, state } = subscription;
  const { subtotal, taxAmount, total } = periodTotals(subscription);
  const price = { minor: unitPrice, payoutMinor: exchange(unitPrice, currency, payoutCurrency) };
  const renews = state !== "canceled" && state !== "deactivated";
  return {
    id: subscription.id,
    subscription: subscription.id,
    active: isActive(subscription),
    state,
    changed: Date.parse(subscription.changedAt),
    live: subscription.live,
    currency,
    payoutCurrency,
    account: subscription.accountId,
    product: subscription.product,
    sku: subscription.sku,
    display: subscription.display,
    quantity: subscription.quantity,
    adhoc: false,
    autoRenew: true,
    ...amountMembers("price", price, subscription),
    ...amountMembers("subtotal", subtotal, subscription),
    ...amountMembers("tax", taxAmount, subscription),
    ...amountMembers("total", total, subscription),
    intervalUnit: subscription.interval,
    intervalLength: subscription.intervalLength,
    begin: Date.parse(subscription.begin),
    trialEnd: millisecondsOf(subscription.trialEnd),
    next: renews ? Date.parse(subscription.next) : null,
    nextChargeDate: renews ? Date.parse(subscription.next) : null,
    nextChargeCurrency: currency,
    ...(renews ? amountMembers("nextChargeTotal", total, subscription) : {}),
    canceledDate: millisecondsOf(subscription.canceledAt),
    deactivationDate:
      state === "canceled" ? Date.parse(subscription.next) : millisecondsOf(subscription.end),
    end: millisecondsOf(subscription.end),
    sequence: subscription.sequence,
    initialOrderId: subscription.orderId,
    initialOrderReference: subscription.orderReference,
    tags: subscription.tags,
    payment: { type: "creditcard", cardEnding: subscription.cardEnding },
  };
}

function millisecondsOf(time: string | null): number | null {
  return time === null ? null : Date.parse(time);
}
