import { renderOrderEmail } from "@autotune/emails";
import { linkTo } from "@autotune/routes";
import type { App } from "../../app.ts";
import type { QueueWork } from "../../jobs/jobs.ts";
import { orderEmailQueue, type OrderToMail } from "./order-email-queue.ts";
import { findOrderToMail } from "./repository.ts";

/** Tells the buyer of a completed order, in the language in which they bought. */
export function sendOrderEmails(app: App, origin: string): QueueWork<OrderToMail> {
  return {
    queue: orderEmailQueue,
    atOnce: 2,
    async run({ orderId }) {
      const found = await findOrderToMail(app.database, orderId);
      if (found === undefined) throw new Error(`There is no order ${orderId}`);
      const { order, view, email, firstName } = found;
      const { language, currency } = order;
      const money = (amount: number) => ({ amount, currency });
      const rendered = await renderOrderEmail({
        language,
        firstName,
        reference: order.reference,
        placedAt: order.placedAt,
        lines: view.lines.map((line) => ({ ...line, total: money(line.total) })),
        subtotal: money(order.subtotal),
        discount: money(order.discount),
        tax: money(order.tax),
        taxIncluded: order.taxIncluded,
        total: money(order.total),
        cardEnding: order.cardEnding,
        ordersUrl: origin + linkTo("Orders", {}, language),
        invoiceUrl: order.invoiceUrl,
      });
      const { hostname } = new URL(origin);
      await app.sendMail({
        to: email,
        ...rendered,
        messageId: `<order-${order.reference}@${hostname}>`,
      });
    },
  };
}
