import { purchaseCompleted } from "../../checkout/checkout-events.ts";
import type { Order } from "../../checkout/api/read-order.ts";
import { recordPurchase } from "./purchase-records.ts";
import { findStoredCheckout, settleCheckout } from "../../checkout/payment/stored-checkouts.ts";
import { refreshSummary } from "../../subscriptions/summary/summary.ts";

/**
 * A checkout became an order: its lines leave the cart. The first time that this browser sees it paid, the account's
 * summary is refreshed and the purchase is reported to analytics.
 */
export function completePurchase(checkoutId: string, order: Order): void {
  const coupon = findStoredCheckout(checkoutId)?.coupon ?? null;
  settleCheckout(checkoutId, order.state);
  if (order.state === "completed" && recordPurchase(order.reference)) {
    void refreshSummary();
    purchaseCompleted.send(order, coupon);
  }
  // The payment is pending: the account shows the order, but nothing was sold yet.
  if (order.state === "pending") void refreshSummary();
}
