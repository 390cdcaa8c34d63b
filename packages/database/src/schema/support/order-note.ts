import { bigint, index, integer, text, uuid } from "drizzle-orm/pg-core";
import { order } from "../orders/order.ts";
import { timestamptz } from "../platform/column-types.ts";
import { shop } from "../platform/shop.ts";

/** What staff wrote down about an order, for each other. Customers never see it; they get it with their data. */
export const orderNote = shop.table(
  "order_note",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of the form that it was written in: sent twice, it is written once. */
    requestId: uuid("request_id").notNull().unique(),
    orderId: bigint("order_id", { mode: "number" })
      .notNull()
      .references(() => order.id),
    /** A person of the CMS: their number there, and their e-mail address. */
    staffId: integer("staff_id").notNull(),
    staff: text().notNull(),
    text: text().notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [index("order_note_order").on(table.orderId, table.id)],
);
