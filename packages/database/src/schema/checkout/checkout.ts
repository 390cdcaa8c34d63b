import type { Currency, ProductType } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { account } from "../identity/account.ts";
import { bytes, timestamptz } from "../platform/column-types.ts";
import { shop } from "../platform/shop.ts";

/** A line of a cart as the server decided it, stored for the order that may come of it. */
export interface CheckoutLine {
  readonly path: string;
  readonly pid: string;
  readonly name: string;
  readonly quantity: number;
  readonly type: ProductType;
  readonly isFreebie: boolean;
  /** Of one copy, in the minor unit of the checkout's currency: before the coupon, and as it is charged. */
  readonly listPrice: number;
  readonly unitPrice: number;
  /** Days before the first charge; null where the first charge is today. */
  readonly trialDays: number | null;
  /** Of a plan with a discount for its first periods: how many those are, and what each one after them costs. */
  readonly discountedPeriods: number | null;
  readonly priceAfterDiscount: number | null;
  /** Licences that are paid with, one for each copy of an upgrade. */
  readonly sourceLicences: readonly number[];
}

/** A cart that the server has decided and handed to the payment provider. Ownership of an order follows it. */
export const checkout = shop.table(
  "checkout",
  {
    id: uuid().primaryKey(),
    /** Null for a guest, who gets an account when the order comes. */
    accountId: bigint("account_id", { mode: "number" }).references(() => account.id),
    /** The buyer as entered; of an account, its own data. Empty where an older release wrote it. */
    email: text().notNull().default(""),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    /** With this a guest's browser proves that the checkout is theirs. */
    guestHash: bytes("guest_hash"),
    /** The network that it was opened from. */
    place: text().notNull().default(""),
    /** The browser that it was opened in, as a hash; null where it is not known. */
    device: bytes(),
    language: text().$type<Language>().notNull(),
    country: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Due today. */
    subtotal: integer().notNull(),
    /** What the coupon took off. */
    discount: integer().notNull().default(0),
    couponCode: text("coupon_code"),
    promotionCode: text("promotion_code"),
    /** The session at the provider; null until it is open. */
    sessionId: text("session_id"),
    /** The affiliate link that led here, as its programme names the click. Deleted as soon as the sale is reported. */
    affiliateClickId: text("affiliate_click_id"),
    lines: jsonb().$type<CheckoutLine[]>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** The browser has opened another one in its place. Its session can still be paid until it ends. */
    replacedAt: timestamptz("replaced_at"),
  },
  (table) => [
    index("checkout_account").on(table.accountId, table.createdAt),
    index("checkout_email").on(table.email, table.createdAt),
    index("checkout_created").on(table.createdAt).concurrently(),
    index("checkout_country").on(table.country).concurrently(),
    // What is still to be removed: a row leaves these once it is.
    index("checkout_origin")
      .on(table.createdAt)
      .where(sql`${table.place} <> '' or ${table.device} is not null`)
      .concurrently(),
    index("checkout_click")
      .on(table.createdAt)
      .where(sql`${table.affiliateClickId} is not null`)
      .concurrently(),
  ],
);
