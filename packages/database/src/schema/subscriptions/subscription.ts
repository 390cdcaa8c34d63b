import { computersPerPlan, intervalUnits, type Currency } from "@autotune/commerce";
import { subscriptionStates } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { bigint, index, integer, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { account } from "../identity/account.ts";
import { orderLine } from "../orders/order.ts";
import { timestamptz } from "../platform/column-types.ts";
import { shop } from "../platform/shop.ts";

/**
 * A plan that somebody has. What it entitles to are the products that the plan includes today, so that a new
 * one is every subscriber's on the day it comes out; the end of the entitlement is stored here.
 */
export const subscription = shop.table(
  "subscription",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    providerSubscriptionId: text("provider_subscription_id").notNull().unique(),
    accountId: bigint("account_id", { mode: "number" })
      .notNull()
      .references(() => account.id),
    /** The line of the order that began it. */
    orderLineId: bigint("order_line_id", { mode: "number" })
      .notNull()
      .references(() => orderLine.id),
    language: text().$type<Language>().notNull(),
    /** The plan that is paid for. */
    path: text().notNull(),
    /** The plan that it becomes with its next charge; null where it stays what it is. */
    nextPath: text("next_path"),
    state: text({ enum: subscriptionStates }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Of one period, as the buyer sees it; like the interval, of what is charged next. */
    price: integer().notNull(),
    /**
     * While a discount for the first periods holds: how many more charges it reduces, and what each one after them
     * costs. At 0 the provider has to be given the price after; both are null once it has it, and without a discount.
     */
    discountedChargesLeft: smallint("discounted_charges_left"),
    priceAfterDiscount: integer("price_after_discount"),
    subInterval: smallint("sub_interval").notNull(),
    subIntervalUnit: text("sub_interval_unit", { enum: intervalUnits }).notNull(),
    beganAt: timestamptz("began_at").notNull(),
    trialEndsAt: timestamptz("trial_ends_at"),
    /** Null where nothing is charged any more. */
    nextChargeAt: timestamptz("next_charge_at"),
    canceledAt: timestamptz("canceled_at"),
    /** The provider's day on which a cancelled one ends, which a pause moves on; null where it is not cancelled. */
    endsAt: timestamptz("ends_at"),
    endedAt: timestamptz("ended_at"),
    /** What it includes may be used until then. */
    entitledUntil: timestamptz("entitled_until").notNull(),
    cardEnding: text("card_ending"),
    /** With this the desktop application proves that it acts for the subscriber. */
    activationKey: text("activation_key")
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** On how many computers it may be used at once. */
    seats: smallint().notNull().default(computersPerPlan),
    /** The time of the newest update that was applied, an event or a response: an older one changes nothing. */
    changedAt: timestamptz("changed_at").notNull(),
  },
  (table) => [
    index("subscription_account").on(table.accountId),
    index("subscription_order_line").on(table.orderLineId).concurrently(),
    index("subscription_running")
      .on(table.accountId)
      .where(sql`${table.state} <> 'deactivated'`),
    index("subscription_discount_over")
      .on(table.id)
      .where(sql`${table.discountedChargesLeft} = 0`),
    index("subscription_began").on(table.beganAt).concurrently(),
    index("subscription_canceled")
      .on(table.canceledAt)
      .where(sql`${table.canceledAt} is not null`)
      .concurrently(),
    index("subscription_ended")
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`)
      .concurrently(),
  ],
);

const chargeStates = ["completed", "failed", "refunded"] as const;

/** Charges after the first one, which is an order. */
export const subscriptionCharge = shop.table(
  "subscription_charge",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: bigint("subscription_id", { mode: "number" })
      .notNull()
      .references(() => subscription.id, { onDelete: "cascade" }),
    /** The provider's order of the charge; of a failed one its subscription and time. Unique: a second telling finds it. */
    providerKey: text("provider_key").notNull().unique(),
    reference: text(),
    state: text({ enum: chargeStates }).notNull(),
    currency: text().$type<Currency>().notNull(),
    total: integer().notNull(),
    /** The plan that was charged; null where an older release wrote it. */
    path: text(),
    /** What the provider counts towards its payout to us; null where it did not say. */
    payoutCurrency: text("payout_currency").$type<Currency>(),
    payoutSubtotal: integer("payout_subtotal"),
    payoutTax: integer("payout_tax"),
    chargedAt: timestamptz("charged_at").notNull(),
    refundedAt: timestamptz("refunded_at"),
  },
  (table) => [
    index("subscription_charge_subscription").on(table.subscriptionId, table.chargedAt),
    index("subscription_charge_reference").on(table.reference),
    index("subscription_charge_charged").on(table.chargedAt).concurrently(),
    index("subscription_charge_refunded")
      .on(table.refundedAt)
      .where(sql`${table.refundedAt} is not null`)
      .concurrently(),
  ],
);

/**
 * When a plan was paused, and what it became then. Written by a trigger on the plan, in the provider's time, so that a
 * correction by hand is kept too; the plan itself has only its state of today.
 */
export const subscriptionPause = shop.table(
  "subscription_pause",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: bigint("subscription_id", { mode: "number" })
      .notNull()
      .references(() => subscription.id, { onDelete: "cascade" }),
    beganAt: timestamptz("began_at").notNull(),
    /** Both null while it is paused. */
    endedAt: timestamptz("ended_at"),
    becameState: text("became_state", { enum: subscriptionStates }),
  },
  (table) => [
    index("subscription_pause_subscription").on(table.subscriptionId),
    uniqueIndex("subscription_pause_open")
      .on(table.subscriptionId)
      .where(sql`${table.endedAt} is null`),
    index("subscription_pause_began").on(table.beganAt),
    index("subscription_pause_ended")
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
  ],
);
