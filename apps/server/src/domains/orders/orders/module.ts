import { sql } from "drizzle-orm";
import { awaitedOrderRoutes } from "./awaited-order-routes.ts";
import { orderEmailQueue } from "./order-email-queue.ts";
import { refundEmailQueue } from "./refund-email-queue.ts";
import { orderRoutes } from "./routes.ts";
import { sendOrderEmails } from "./send-order-email.ts";
import { sendRefundEmails } from "./send-refund-email.ts";
import { installerLinks } from "../../licensing/index.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const ordersModule: ModuleManifest = {
  name: "orders",
  async routes(app, { settings }) {
    const links = installerLinks(settings.LINK_SECRET);
    await app.register(awaitedOrderRoutes, { links });
    await app.register(orderRoutes, { links });
  },
  queues: [orderEmailQueue, refundEmailQueue],
  async work(app, { settings: { PUBLIC_URL, LINK_SECRET } }) {
    const links = installerLinks(LINK_SECRET);
    await app.workOn(sendOrderEmails(app, { origin: PUBLIC_URL, links }));
    await app.workOn(sendRefundEmails(app, PUBLIC_URL));
  },
  personalData: {
    orders: (id) => sql`
      select reference, state, language, currency, subtotal, discount, tax, tax_included, total,
             refunded, card_ending, placed_at,
             (select jsonb_agg(jsonb_build_object('product', name, 'path', path, 'type', type,
                       'gift', is_freebie, 'quantity', quantity, 'total', line.total,
                       'refunded_at', refunded_at) order by position)
                from shop.order_line line where line.order_id = bought.id) as lines,
             (select jsonb_agg(jsonb_build_object('amount', amount, 'refunded_at', refunded_at)
                       order by refunded_at)
                from shop.refund where refund.order_id = bought.id) as refunds
        from shop.order bought where account_id = ${id} order by placed_at`,
  },
  ownedTables: [["order", "account_id"]],
  timeline: (id) => [
    sql`select placed_at, 'order ' || id, 'orderPlaced', reference, state, total, currency
          from shop."order" where account_id = ${id}`,
    sql`select refunded_at, 'refund ' || provider_return_id, 'refunded', reference, null, amount, currency
          from shop.refund join shop."order" bought on bought.id = order_id
         where account_id = ${id}`,
  ],
  isJobOf(id) {
    const orders = sql`(select id from shop."order" where account_id = ${id})`;
    return sql`data ->> 'orderId' in (select id::text from ${orders} own)
      or data ->> 'returnId' in (select provider_return_id from shop.refund where order_id in ${orders})`;
  },
};
