import { productTypes, type Currency } from "@autotune/commerce";
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
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { account } from "../identity/account.ts";
import { checkout } from "../checkout/checkout.ts";
import { shop } from "../platform/shop.ts";

/** What was bought. Its keys of the provider are unique: an event that comes twice finds its order created. */
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
    /** What has been refunded so far. */
    refunded: integer().notNull().default(0),
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
    type: text({ enum: productTypes }).notNull().default("perpetual"),
    isFreebie: boolean("is_freebie").notNull().default(false),
    quantity: integer().notNull(),
    /** Due today, in the minor unit of the order's currency. */
    total: integer().notNull(),
    /** Of a plan: what each period costs once its free days are over. */
    renewalPrice: integer("renewal_price"),
    trialDays: smallint("trial_days"),
    refundedAt: timestamp("refunded_at", { withTimezone: true }),
  },
  (table) => [unique("order_line_position").on(table.orderId, table.position)],
);

/** The right to use a product. (line, ordinal, product) is unique: granting twice grants once. */
export const licence = shop.table(
  "licence",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for one that was bought before this shop. */
    orderLineId: bigint("order_line_id", { mode: "number" }).references(() => orderLine.id),
    ordinal: smallint().notNull(),
    accountId: bigint("account_id", { mode: "number" })
      .notNull()
      .references(() => account.id),
    pid: text().notNull(),
    serial: text().notNull().unique(),
    authenticationString: text("authentication_string").notNull().unique(),
    /** The serial in the shop before this one, by which an import finds it again whatever became of it since. */
    legacySerial: text("legacy_serial").unique(),
    /** The licence that was traded in for this one. */
    sourceLicenceId: bigint("source_licence_id", { mode: "number" }).references(
      (): AnyPgColumn => licence.id,
    ),
    /** On how many computers it may be used at once. */
    seats: smallint().notNull().default(2),
    grantedAt: timestamp("granted_at", { withTimezone: true }).notNull().defaultNow(),
    /** Another licence has taken its place; empty again where that one was refunded. */
    upgradedAt: timestamp("upgraded_at", { withTimezone: true }),
    /** It was refunded. */
    revokedAt: timestamp("revoked_at", { withTimezone: true }),
  },
  (table) => [
    unique("licence_ordinal").on(table.orderLineId, table.ordinal, table.pid),
    index("licence_account").on(table.accountId),
    index("licence_source").on(table.sourceLicenceId),
  ],
);

/** Orders of the provider that failed before we knew of them: a declined card, or an event that came too early. */
export const failedOrder = shop.table("failed_order", {
  providerOrderId: text("provider_order_id").primaryKey(),
  failedAt: timestamp("failed_at", { withTimezone: true }).notNull(),
});

/** A refund. The provider's key is unique: a repeated event finds it. */
export const refund = shop.table(
  "refund",
  {
    providerReturnId: text("provider_return_id").primaryKey(),
    orderId: bigint("order_id", { mode: "number" })
      .notNull()
      .references(() => order.id),
    amount: integer().notNull(),
    refundedAt: timestamp("refunded_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("refund_order").on(table.orderId)],
);
