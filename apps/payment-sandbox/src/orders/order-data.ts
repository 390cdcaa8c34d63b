import { payoutCurrency } from "../money/currencies.ts";
import { amountMembers } from "../money/display.ts";
import type { Order } from "./order.ts";

/** An order as it appears in events, API responses and the browser's callback. */
export function orderData(order: Order, origin: string): Record<string, unknown> {
  const { contact, payment } = order;
  return {
    order: order.id,
    id: order.id,
    reference: order.reference,
    buyerReference: null,
    ipAddress: order.ipAddress,
    completed: order.state === "completed",
    changed: Date.parse(order.changedAt),
    language: order.language,
    live: order.live,
    currency: order.currency,
    payoutCurrency,
    invoiceUrl: `${origin}/invoices/${order.id}`,
    account: order.accountId,
    ...amountMembers("total", order.total, order),
    ...amountMembers("tax", order.taxAmount, order),
    ...amountMembers("subtotal", order.subtotal, order),
    ...amountMembers("discount", order.discount, order),
    customer: {
      first: contact.first,
      last: contact.last,
      email: contact.email,
      company: contact.company,
      phone: contact.phone,
    },
    address: { country: order.country, postalCode: order.postalCode },
    taxId: order.taxId,
    coupons: order.coupon === null ? [] : [order.coupon],
    items: order.items.map((item) => ({
      product: item.product,
      quantity: item.quantity,
      display: item.display,
      sku: item.sku,
      coupon: item.coupon,
      ...amountMembers("subtotal", item.subtotal, order),
      ...amountMembers("discount", item.discount, order),
      subscription: item.subscription,
    })),
    tags: order.tags,
    payment: {
      type: payment.type,
      ...(payment.cardEnding === null ? {} : { cardEnding: payment.cardEnding }),
    },
  };
}
