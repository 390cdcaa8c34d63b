import { sql } from "drizzle-orm";
import { bigint, check, index, integer, text } from "drizzle-orm/pg-core";
import { timestamptz } from "../platform/column-types.ts";
import { order, refund } from "../orders/order.ts";
import { shop } from "../platform/shop.ts";

/**
 * `failed`: the last attempt failed, and the job tries again. `dropped`: not reported any more, because the
 * programme is switched off or the click is purged.
 */
const affiliateSaleStates = ["waiting", "sent", "failed", "dropped"] as const;

/**
 * What is reported to an affiliate programme of an order that came by one of its links: the sale, or a refund
 * of it. The key is unique: an order that is notified twice is reported once.
 */
export const affiliateSale = shop.table(
  "affiliate_sale",
  {
    /**
     * By which the programme recognises a repeated report: the order's reference, of a reversal with the
     * return's id.
     */
    key: text().primaryKey(),
    orderId: bigint("order_id", { mode: "number" })
      .notNull()
      .references(() => order.id),
    /** Of a reversal. */
    returnId: text("return_id").references(() => refund.providerReturnId),
    /** In the minor unit of the order's currency, without tax. Of a reversal: what is taken back. */
    amount: integer().notNull(),
    state: text({ enum: affiliateSaleStates }).notNull().default("waiting"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    sentAt: timestamptz("sent_at"),
  },
  (table) => [
    index("affiliate_sale_order").on(table.orderId),
    index("affiliate_sale_return").on(table.returnId).concurrently(),
    check("affiliate_sale_amount", sql`${table.amount} >= 0`),
  ],
);
