import { newId, newReference } from "../database/new-id.ts";
import type { Totals } from "../money/totals.ts";
import type { Account } from "../orders/accounts.ts";
import type { Order } from "../orders/order.ts";
import type { Subscription } from "./subscription.ts";

/** Every charge is an order of its own: it can be read, and refunded, like the first one. */
export function makeChargeOrder(
  account: Account,
  subscription: Subscription,
  { tax, subtotal, taxAmount, discount, total }: Totals,
  now: Date,
): Order {
  return {
    id: newId(),
    reference: newReference(now),
    sessionId: null,
    accountId: account.id,
    state: "completed",
    live: subscription.live,
    ipAddress: "",
    currency: subscription.currency,
    country: subscription.country,
    postalCode: null,
    language: subscription.language,
    contact: account.contact,
    tags: subscription.tags,
    coupon: null,
    taxId: subscription.taxId,
    tax,
    subtotal,
    taxAmount,
    discount,
    total,
    items: [
      {
        product: subscription.product,
        display: subscription.display,
        sku: subscription.sku,
        quantity: subscription.quantity,
        coupon: null,
        subtotal,
        discount,
        unitPrice: subscription.unitPrice,
        term: null,
        subscription: subscription.id,
      },
    ],
    payment: { type: "creditcard", cardEnding: subscription.cardEnding },
    createdAt: now.toISOString(),
    changedAt: now.toISOString(),
  };
}
