import type { Order } from "../calls/read-order.ts";
import { recordPurchase } from "./purchase-records.ts";
import { settleCheckout } from "./purchase.ts";
import { refreshSummary } from "./summary.ts";

/**
 * An order has come of a checkout: what was bought leaves the cart, and the first time that this browser
 * sees the order, what the account holds is asked for again.
 */
export function completePurchase(checkoutId: string, { reference, state }: Order): void {
  settleCheckout(checkoutId, state);
  if (state !== "failed" && recordPurchase(reference)) void refreshSummary();
}
