import {
  freebieInputs,
  intervalUnits,
  productTypes,
  type QuantityDiscount,
  type SetDiscount,
} from "@autotune/commerce";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { shop } from "./platform/shop.ts";

export const catalogueProduct = shop.table(
  "catalogue_product",
  {
    path: text().primaryKey(),
    pid: text().notNull().unique(),
    type: text({ enum: productTypes }).notNull(),
    subInterval: smallint("sub_interval"),
    subIntervalUnit: text("sub_interval_unit", { enum: intervalUnits }),
    trialDays: smallint("trial_days"),
    discount: jsonb().$type<SetDiscount>(),
    quantityDiscounts: jsonb("quantity_discounts")
      .$type<readonly QuantityDiscount[]>()
      .notNull()
      .default([]),
    /** Of an upgrade: what is owned, and what it becomes. Not foreign keys, because either may be withdrawn. */
    upgradeFrom: text("upgrade_from"),
    upgradeTo: text("upgrade_to"),
    /** Why an upgrade costs what it costs, for those who set and explain prices. */
    explanation: text().notNull().default(""),
    upgradeableTo: text("upgradeable_to").array().notNull().default([]),
    switchableTo: text("switchable_to").array().notNull().default([]),
    downgradeableTo: text("downgradeable_to").array().notNull().default([]),
    variantParent: text("variant_parent"),
    promoOnly: boolean("promo_only").notNull().default(false),
    wpOnly: boolean("wp_only").notNull().default(false),
    useWibu: boolean("use_wibu").notNull().default(false),
    version: bigint({ mode: "number" }).notNull(),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("catalogue_product_upgrade_from").on(table.upgradeFrom)],
);

const ofProduct = () =>
  text()
    .notNull()
    .references(() => catalogueProduct.path, { onDelete: "cascade" });

export const cataloguePrice = shop.table(
  "catalogue_price",
  {
    path: ofProduct(),
    currency: text().notNull(),
    /** In the currency's minor unit, before any discount. */
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.currency] }),
    check("catalogue_price_not_negative", sql`${table.amount} >= 0`),
  ],
);

/** What a bundle, a gift or a plan gives. */
export const catalogueInclusion = shop.table(
  "catalogue_inclusion",
  {
    path: ofProduct(),
    position: smallint().notNull(),
    includedPath: text("included_path").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.position] }),
    index("catalogue_inclusion_included").on(table.includedPath),
  ],
);

export const catalogueFreebie = shop.table(
  "catalogue_freebie",
  {
    path: ofProduct(),
    position: smallint().notNull(),
    freebiePath: text("freebie_path").notNull(),
    group: text().notNull(),
    choice: boolean().notNull(),
    inputType: text("input_type", { enum: freebieInputs }).notNull(),
    isDefaultValue: boolean("is_default_value").notNull(),
    subscriptionLineItemAddon: boolean("subscription_line_item_addon").notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.position] })],
);

/** Every price that was ever published: what a product cost on a day can be shown. */
export const priceHistory = shop.table(
  "price_history",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    path: text().notNull(),
    currency: text().notNull(),
    amount: integer().notNull(),
    /** The discount that was set with it. */
    discount: jsonb().$type<SetDiscount>(),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull().defaultNow(),
    /** Invented for a demonstration: nobody ever paid it, and other shops never show it. */
    isSample: boolean("is_sample").notNull().default(false),
  },
  (table) => [index("price_history_product").on(table.path, table.currency, table.publishedAt)],
);

/** What each comparison of the catalogue with the payment provider's found. */
export const catalogueComparison = shop.table("catalogue_comparison", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  ranAt: timestamp("ran_at", { withTimezone: true }).notNull().defaultNow(),
  /** Paths of the products that differ there, or are missing. */
  drifted: text().array().notNull(),
});
