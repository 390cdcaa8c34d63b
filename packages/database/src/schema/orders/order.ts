import { productTypes, type Currency } from "@autotune/commerce";
import { orderStates } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
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
    /** The code that took something off: ours, or one of the provider. */
    coupon: text(),
    /** What the provider counts towards its payout to us; null where it did not say. */
    payoutCurrency: text("payout_currency").$type<Currency>(),
    payoutSubtotal: integer("payout_subtotal"),
    payoutDiscount: integer("payout_discount"),
    payoutTax: integer("payout_tax"),
    payoutTotal: integer("payout_total"),
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
    // The order list of staff, the newest first: of all, of one state, and of those that were refunded in part.
    index("order_placed").on(table.placedAt, table.id).concurrently(),
    index("order_state").on(table.state, table.placedAt, table.id).concurrently(),
    index("order_partly_refunded")
      .on(table.placedAt, table.id)
      .where(sql`${table.state} = 'completed' and ${table.refunded} > 0`)
      .concurrently(),
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
    /** Of a plan: what each period costs once its free days are over, while a discount holds. */
    renewalPrice: integer("renewal_price"),
    trialDays: smallint("trial_days"),
    /** Of a plan with a discount for its first periods: how many those are, and what each one after them costs. */
    discountedPeriods: smallint("discounted_periods"),
    priceAfterDiscount: integer("price_after_discount"),
    /** The code that took something off this line. */
    coupon: text(),
    /** In the currency of the order's payout. */
    payoutSubtotal: integer("payout_subtotal"),
    payoutDiscount: integer("payout_discount"),
    refundedAt: timestamp("refunded_at", { withTimezone: true }),
  },
  (table) => [
    unique("order_line_position").on(table.orderId, table.position),
    index("order_line_path").on(table.path, table.orderId).concurrently(),
    index("order_line_type").on(table.type, table.orderId).concurrently(),
    index("order_line_gift")
      .on(table.orderId)
      .where(sql`${table.isFreebie}`)
      .concurrently(),
    index("order_line_refunded")
      .on(table.refundedAt)
      .where(sql`${table.refundedAt} is not null`)
      .concurrently(),
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
  (table) => [
    index("refund_order").on(table.orderId),
    index("refund_refunded").on(table.refundedAt).concurrently(),
  ],
);
