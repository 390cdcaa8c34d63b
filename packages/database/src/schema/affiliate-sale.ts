import { sql } from "drizzle-orm";
import { bigint, check, index, integer, text } from "drizzle-orm/pg-core";
import { moment } from "./column-kinds.ts";
import { order, refund } from "./order.ts";
import { shop } from "./shop.ts";

/**
 * `failed`: the last try came to nothing, and the job tries again. `dropped`: not told any more, because the
 * programme is switched off or the click is forgotten.
 */
const affiliateSaleStates = ["waiting", "sent", "failed", "dropped"] as const;

/**
 * What an affiliate programme is told of an order that came by one of its links: that it was sold, or that money of
 * it was given back. The key is unique: an order that is heard of twice is told once.
 */
export const affiliateSale = shop.table(
  "affiliate_sale",
  {
    /** By which the programme knows a second telling: the order's reference, of a reversal with the return's id. */
    key: text().primaryKey(),
    orderId: bigint("order_id", { mode: "number" })
      .notNull()
      .references(() => order.id),
    /** Of a reversal. */
    returnId: text("return_id").references(() => refund.providerReturnId),
    /** In the minor unit of the order's currency, without tax. Of a reversal: what is taken back. */
    amount: integer().notNull(),
    state: text({ enum: affiliateSaleStates }).notNull().default("waiting"),
    createdAt: moment("created_at").notNull().defaultNow(),
    sentAt: moment("sent_at"),
  },
  (table) => [
    index("affiliate_sale_order").on(table.orderId),
    check("affiliate_sale_amount", sql`${table.amount} >= 0`),
  ],
);
