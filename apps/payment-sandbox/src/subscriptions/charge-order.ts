import type { Queryable } from "../database/connect.ts";
import { newId, newReference } from "../database/new-id.ts";
import type { Totals } from "../money/totals.ts";
import { findAccount } from "../orders/accounts.ts";
import type { Order } from "../orders/order.ts";
import type { Subscription } from "./subscription.ts";

/** Every charge is an order of its own: it can be read, and refunded, like the first one. */
export async function makeChargeOrder(
  db: Queryable,
  subscription: Subscription,
  { tax, subtotal, taxAmount, discount, total }: Totals,
  now: Date,
): Promise<Order> {
  const account = await findAccount(db, subscription.accountId);
  if (account === undefined) throw new Error("The subscription's account is not there.");
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
