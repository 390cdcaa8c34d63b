import { intervalUnits, productTypes } from "@autotune/commerce";
import { sql } from "drizzle-orm";
import { bigint, check, integer, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { shop } from "./shop.ts";

export const catalogueProduct = shop.table("catalogue_product", {
  path: text().primaryKey(),
  pid: text().notNull().unique(),
  type: text({ enum: productTypes }).notNull(),
  subInterval: smallint("sub_interval"),
  subIntervalUnit: text("sub_interval_unit", { enum: intervalUnits }),
  version: bigint({ mode: "number" }).notNull(),
  publishedAt: timestamp("published_at", { withTimezone: true }).notNull().defaultNow(),
});

export const cataloguePrice = shop.table(
  "catalogue_price",
  {
    path: text()
      .notNull()
      .references(() => catalogueProduct.path, { onDelete: "cascade" }),
    currency: text().notNull(),
    /** In the currency's minor unit. */
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.currency] }),
    check("catalogue_price_not_negative", sql`${table.amount} >= 0`),
  ],
);
