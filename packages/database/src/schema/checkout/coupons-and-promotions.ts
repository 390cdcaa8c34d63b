import type { CouponWorth, Prices } from "@autotune/commerce";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, jsonb, primaryKey, text } from "drizzle-orm/pg-core";
import { account } from "../identity/account.ts";
import { bytes, timestamptz } from "../platform/column-types.ts";
import { shop } from "../platform/shop.ts";

/** Codes that take something off, as editors published them. */
export const coupon = shop.table(
  "coupon",
  {
    /** In capitals. */
    code: text().primaryKey(),
    worth: jsonb().$type<CouponWorth>().notNull(),
    /** Paths; empty for everything. */
    products: text().array().notNull().default([]),
    combine: boolean().notNull(),
    startsAt: timestamptz("starts_at"),
    endsAt: timestamptz("ends_at"),
    /** Given to one person, by their e-mail address in lower case; null for everybody. */
    forEmail: text("for_email"),
    /** The account that redeemed a code for it, whatever its e-mail address is. Null for one that editors published. */
    forAccountId: bigint("for_account_id", { mode: "number" }).references(() => account.id),
    oncePerPerson: boolean("once_per_person").notNull().default(false),
  },
  (table) => [
    index("coupon_for_email")
      .on(table.forEmail)
      .where(sql`${table.forEmail} is not null`)
      .concurrently(),
    index("coupon_for_account").on(table.forAccountId).concurrently(),
  ],
);

/** Who has paid with which coupon: what counts once for each person is counted here. */
export const couponUse = shop.table(
  "coupon_use",
  {
    code: text().notNull(),
    person: text().notNull(),
    providerOrderId: text("provider_order_id").notNull(),
    usedAt: timestamptz("used_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.providerOrderId] }),
    index("coupon_use_person").on(table.person, table.code),
    index("coupon_use_order").on(table.providerOrderId).concurrently(),
  ],
);

/** Products at prices of their own for those who have a code and qualify. */
export const promotion = shop.table(
  "promotion",
  {
    /** In capitals. */
    code: text().primaryKey(),
    id: text().notNull().unique(),
    offerTag: text("offer_tag").notNull(),
    startsAt: timestamptz("starts_at"),
    endsAt: timestamptz("ends_at"),
    /** Path → prices. */
    prices: jsonb().$type<Readonly<Record<string, Prices>>>().notNull(),
    /** Paths of which a person must own one; empty for everybody. */
    ownersOf: text("owners_of").array().notNull().default([]),
    /** The person who redeemed a code for it. Null for one that editors published. */
    forAccountId: bigint("for_account_id", { mode: "number" }).references(() => account.id),
    /** The order that used up a personal one, by the provider's id. What editors published is never used up. */
    usedByOrder: text("used_by_order"),
    oncePerPerson: boolean("once_per_person").notNull().default(false),
  },
  (table) => [
    // Those without are what editors published.
    index("promotion_for_account").on(table.forAccountId).concurrently(),
  ],
);

/** Who has paid with which promotion: what counts once for each person is counted here. */
export const promotionUse = shop.table(
  "promotion_use",
  {
    code: text().notNull(),
    person: text().notNull(),
    providerOrderId: text("provider_order_id").notNull(),
    usedAt: timestamptz("used_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.providerOrderId] }),
    index("promotion_use_person").on(table.person, table.code),
    index("promotion_use_order").on(table.providerOrderId).concurrently(),
  ],
);

/** One free trial for a person, by their account and by their e-mail address however it is written. */
export const trialUse = shop.table(
  "trial_use",
  {
    /** The e-mail address without what makes the same mailbox look different. */
    person: text().primaryKey(),
    accountId: bigint("account_id", { mode: "number" })
      .notNull()
      .references(() => account.id),
    providerOrderId: text("provider_order_id").notNull(),
    usedAt: timestamptz("used_at").notNull().defaultNow(),
    /** The network and the browser that it was opened from; removed when they no longer count. */
    place: text(),
    device: bytes(),
  },
  (table) => [
    index("trial_use_account").on(table.accountId),
    index("trial_use_place").on(table.place, table.usedAt),
    index("trial_use_device").on(table.device, table.usedAt),
    // What is still to be removed.
    index("trial_use_origin")
      .on(table.usedAt)
      .where(sql`${table.place} is not null or ${table.device} is not null`)
      .concurrently(),
  ],
);
