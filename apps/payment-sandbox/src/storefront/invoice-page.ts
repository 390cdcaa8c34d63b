import Type from "typebox";
import type { App, Context } from "../app.ts";
import { displayMoney } from "../money/display.ts";
import { reversesCharge } from "../money/vat-id.ts";
import { findOrder } from "../orders/orders.ts";
import { html, htmlPage, messagePage } from "./html.ts";
import { fill, textsFor } from "./texts/texts.ts";

/** Where an order's invoiceUrl leads. */
export async function invoicePage(app: App, { pool }: Context): Promise<void> {
  app.get(
    "/invoices/:id",
    { schema: { params: Type.Object({ id: Type.String() }) } },
    async (request, reply) => {
      const order = await findOrder(pool, request.params.id);
      if (order === undefined)
        return htmlPage(reply.status(404), messagePage(textsFor("en"), "unknown"));
      const texts = textsFor(order.language);
      const show = (minor: number): string => displayMoney(minor, order.currency, order.language);
      const rate = `${order.tax.basisPoints / 100} %`;
      const taxRow = order.tax.included ? texts.taxIncluded : texts.taxAdded;
      const isReversed = reversesCharge(order.country, order.taxId);
      const tax = isReversed ? texts.reverseCharge : fill(taxRow, { rate });
      return htmlPage(reply, {
        language: texts.language,
        title: order.reference,
        body: html`<main class="card" data-state="invoice">
          <h1>${order.reference}</h1>
          <p class="note">${order.contact.email}, ${order.changedAt.slice(0, 10)}</p>
          ${order.taxId ? html`<p class="note">${texts.vatId} ${order.taxId}</p>` : null}
          <ul class="lines">
            ${order.items.map(
              ({ display, quantity, subtotal }) =>
                html`<li>
                  <span class="name">${display} <small>× ${quantity}</small></span>
                  <span class="amount">${show(subtotal.minor)}</span>
                </li>`,
            )}
          </ul>
          <dl class="sums">
            <div>
              <dt>${tax}</dt>
              <dd>${show(order.taxAmount.minor)}</dd>
            </div>
            <div class="total">
              <dt>${texts.total}</dt>
              <dd>${show(order.total.minor)}</dd>
            </div>
          </dl>
        </main>`,
      });
    },
  );
}
