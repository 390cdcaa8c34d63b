import type { Currency } from "@autotune/commerce";
import { orderStates } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import {
  bigint,
  boolean,
  index,
  integer,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { account } from "./account.ts";
import { checkout } from "./checkout.ts";
import { shop } from "./shop.ts";

/** What was bought. Its keys of the provider are unique: an event that comes twice finds its order made. */
export const order = shop.table(
  "order",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    providerOrderId: text("provider_order_id").notNull().unique(),
    reference: text().notNull().unique(),
    checkoutId: uuid("checkout_id")
      .notNull()
      .references(() => checkout.id),
    accountId: bigint("account_id", { mode: "number" })
      .notNull()
      .references(() => account.id),
    state: text({ enum: orderStates }).notNull(),
    language: text().$type<Language>().notNull(),
    currency: text().$type<Currency>().notNull(),
    subtotal: integer().notNull(),
    discount: integer().notNull(),
    tax: integer().notNull(),
    taxIncluded: boolean("tax_included").notNull(),
    total: integer().notNull(),
    cardEnding: text("card_ending"),
    invoiceUrl: text("invoice_url"),
    suppressRedirect: boolean("suppress_redirect").notNull(),
    placedAt: timestamp("placed_at", { withTimezone: true }).notNull(),
    /** The provider's time of the newest event that was applied: an older one changes nothing. */
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("order_account").on(table.accountId, table.placedAt),
    index("order_checkout").on(table.checkoutId),
  ],
);

export const orderLine = shop.table(
  "order_line",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint("order_id", { mode: "number" })
      .notNull()
      .references(() => order.id),
    position: smallint().notNull(),
    path: text().notNull(),
    pid: text().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    /** In the minor unit of the order's currency. */
    total: integer().notNull(),
  },
  (table) => [unique("order_line_position").on(table.orderId, table.position)],
);

/** The right to use a product. (line, ordinal) is unique: granting twice grants once. */
export const licence = shop.table(
  "licence",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderLineId: bigint("order_line_id", { mode: "number" })
      .notNull()
      .references(() => orderLine.id),
    ordinal: smallint().notNull(),
    accountId: bigint("account_id", { mode: "number" })
      .notNull()
      .references(() => account.id),
    pid: text().notNull(),
    serial: text().notNull().unique(),
    authenticationString: text("authentication_string").notNull().unique(),
    grantedAt: timestamp("granted_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("licence_ordinal").on(table.orderLineId, table.ordinal),
    index("licence_account").on(table.accountId),
  ],
);

/** Orders of the provider that failed before we heard of them: a declined card, or a word that came too early. */
export const failedOrder = shop.table("failed_order", {
  providerOrderId: text("provider_order_id").primaryKey(),
  failedAt: timestamp("failed_at", { withTimezone: true }).notNull(),
});
