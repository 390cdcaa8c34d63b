import Type from "typebox";
import type { App, Context } from "../app.ts";
import { isAuthorized } from "../api/credentials.ts";
import { displayMoney } from "../money/display.ts";
import { accountPageToken } from "../orders/account-routes.ts";
import { findAccount } from "../orders/accounts.ts";
import { listOrdersOfAccount } from "../orders/orders.ts";
import { listSubscriptionsOfAccount } from "../subscriptions/subscriptions.ts";
import { html, htmlPage, messagePage } from "./html.ts";
import { textsFor } from "./texts/texts.ts";

/** The provider's own page for a buyer; only the API issues its URL. */
export async function accountPage(app: App, { pool, settings }: Context): Promise<void> {
  app.get(
    "/account/:id/:token",
    { schema: { params: Type.Object({ id: Type.String(), token: Type.String() }) } },
    async (request, reply) => {
      const { id, token } = request.params;
      const account = await findAccount(pool, id);
      if (
        account === undefined ||
        !isAuthorized(token, accountPageToken(settings.WEBHOOK_SECRET, id))
      )
        return htmlPage(reply.status(404), messagePage(textsFor("en"), "unknown"));
      const orders = await listOrdersOfAccount(pool, id);
      const subscriptions = await listSubscriptionsOfAccount(pool, id);
      return htmlPage(reply, {
        language: "en",
        title: "Your account",
        body: html`<main class="card" data-state="account">
          <h1>${account.contact.email}</h1>
          <h2>Orders</h2>
          <ul class="lines">
            ${orders.map(
              (order) =>
                html`<li>
                  <span class="name">${order.reference} <small>${order.state}</small></span>
                  <span class="amount"
                    >${displayMoney(order.total.minor, order.currency, order.language)}</span
                  >
                </li>`,
            )}
          </ul>
          <h2>Subscriptions</h2>
          <ul class="lines">
            ${subscriptions.map(
              (subscription) =>
                html`<li>
                  <span class="name">${subscription.display}</span>
                  <span class="amount">${subscription.state}</span>
                </li>`,
            )}
          </ul>
        </main>`,
      });
    },
  );
}
