import type { Order } from "../calls/read-order.ts";
import { recordPurchase } from "./purchase-records.ts";
import { findKept, settleCheckout } from "./purchase.ts";
import { refreshSummary } from "./summary.ts";
import { tellPurchase } from "./tell-purchases.ts";

/**
 * An order has come of a checkout: what was bought leaves the cart. The first time that this browser sees it paid,
 * what the account holds is asked for again, and those who measure are told.
 */
export function completePurchase(checkoutId: string, order: Order): void {
  const coupon = findKept(checkoutId)?.coupon ?? null;
  settleCheckout(checkoutId, order.state);
  if (order.state === "completed" && recordPurchase(order.reference)) {
    void refreshSummary();
    tellPurchase(order, coupon);
  }
  // Its money is on its way: the account shows the order, but nothing was sold yet.
  if (order.state === "pending") void refreshSummary();
}
