import {
  agreedDocuments,
  withdrawalRefusals,
  type Currency,
  type IntervalUnit,
} from "@autotune/commerce";
import { cancellationOutcomes, cancellationStates } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { account } from "./identity/account.ts";
import { checkout } from "./checkout/checkout.ts";
import { timestamptz } from "./platform/column-types.ts";
import { order } from "./orders/order.ts";
import { planChange } from "./subscriptions/plan-change.ts";
import { subscription } from "./subscriptions/subscription.ts";
import { shop } from "./platform/shop.ts";

/** A requested erasure. Until it is due the person can cancel it, and the row is deleted. */
export const accountErasure = shop.table(
  "account_erasure",
  {
    accountId: bigint("account_id", { mode: "number" })
      .primaryKey()
      .references(() => account.id),
    requestedAt: timestamptz("requested_at").notNull().defaultNow(),
    dueAt: timestamptz("due_at").notNull(),
    doneAt: timestamptz("done_at"),
  },
  (table) => [index("account_erasure_due").on(table.dueAt)],
);

/** A file with everything that we know of a person, for that person. */
export const dataExport = shop.table(
  "data_export",
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: bigint("account_id", { mode: "number" })
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    requestedAt: timestamptz("requested_at").notNull().defaultNow(),
    /** Null while it is being written. */
    readyAt: timestamptz("ready_at"),
    expiresAt: timestamptz("expires_at").notNull(),
    storageKey: text("storage_key"),
    size: integer(),
  },
  (table) => [
    index("data_export_account").on(table.accountId),
    index("data_export_expires").on(table.expiresAt),
  ],
);

export const withdrawalStates = ["received", "refunded", "refused"] as const;

/** A consumer's declaration that they withdraw from a contract, as it was made. */
export const withdrawal = shop.table(
  "withdrawal",
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    /** As it was typed. */
    reference: text().notNull(),
    /** What of the order it is about, in their own words; empty for all of it. */
    part: text().notNull().default(""),
    language: text().$type<Language>().notNull(),
    /** The order that it names, where e-mail address and reference belong together. */
    orderId: bigint("order_id", { mode: "number" }).references(() => order.id),
    state: text({ enum: withdrawalStates }).notNull().default("received"),
    receivedAt: timestamptz("received_at").notNull().defaultNow(),
    settledAt: timestamptz("settled_at"),
    /** Why it was refused; null where it was not. */
    refusal: text({ enum: withdrawalRefusals }),
    /** What support wrote to the customer about the refusal. */
    refusalNote: text("refusal_note").notNull().default(""),
  },
  (table) => [
    index("withdrawal_order").on(table.orderId),
    index("withdrawal_email").on(table.email).concurrently(),
    index("withdrawal_reference").on(table.reference).concurrently(),
    index("withdrawal_state").on(table.state, table.receivedAt),
  ],
);

/** A consumer's declaration that they cancel a plan, made without signing in. */
export const cancellation = shop.table(
  "cancellation",
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    /** The plan as they call it: an order number, or its name. */
    reference: text().notNull(),
    /** Why it is to end before its time; empty for an ordinary cancellation. */
    reason: text().notNull().default(""),
    /** The day they want it to end on; null for the first possible one. */
    endsOn: date("ends_on", { mode: "string" }),
    language: text().$type<Language>().notNull(),
    /** The plan that it names, where e-mail address and reference belong together. */
    subscriptionId: bigint("subscription_id", { mode: "number" }).references(() => subscription.id),
    state: text({ enum: cancellationStates }).notNull().default("received"),
    receivedAt: timestamptz("received_at").notNull().defaultNow(),
    confirmedAt: timestamptz("confirmed_at"),
    doneAt: timestamptz("done_at"),
    /** What support decided about what the shop cannot: whose it is, and whether a reason is one. */
    outcome: text({ enum: cancellationOutcomes }),
    /** What the customer was told beside it. */
    outcomeNote: text("outcome_note").notNull().default(""),
    settledAt: timestamptz("settled_at"),
  },
  (table) => [
    index("cancellation_subscription").on(table.subscriptionId),
    index("cancellation_email").on(table.email),
    index("cancellation_state").on(table.state, table.receivedAt),
  ],
);

/** The texts that somebody agreed to with an order, by the versions that were shown. */
export const policyAgreement = shop.table(
  "policy_agreement",
  {
    checkoutId: uuid("checkout_id")
      .notNull()
      .references(() => checkout.id, { onDelete: "cascade" }),
    document: text({ enum: agreedDocuments }).notNull(),
    version: integer().notNull(),
    /** Of the page on which it was agreed to. */
    language: text().$type<Language>().notNull(),
    agreedAt: timestamptz("agreed_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.checkoutId, table.document] })],
);

/** Who was told of a new version of a text that they had agreed to before. */
export const policyNotice = shop.table(
  "policy_notice",
  {
    document: text({ enum: agreedDocuments }).notNull(),
    version: integer().notNull(),
    accountId: bigint("account_id", { mode: "number" })
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    toldAt: timestamptz("told_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.document, table.version, table.accountId] }),
    index("policy_notice_account").on(table.accountId),
  ],
);

/** What somebody agreed to when they took a plan that renews by itself, or changed to one. */
export const renewalConsent = shop.table(
  "renewal_consent",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** One of the two is set. */
    checkoutId: uuid("checkout_id").references(() => checkout.id, { onDelete: "cascade" }),
    planChangeId: uuid("plan_change_id").references(() => planChange.id, { onDelete: "cascade" }),
    path: text().notNull(),
    /** The words beside the button that was pressed. */
    terms: text().notNull(),
    language: text().$type<Language>().notNull(),
    currency: text().$type<Currency>().notNull(),
    price: integer().notNull(),
    subInterval: smallint("sub_interval").notNull(),
    subIntervalUnit: text("sub_interval_unit").$type<IntervalUnit>().notNull(),
    trialDays: smallint("trial_days"),
    givenAt: timestamptz("given_at").notNull().defaultNow(),
  },
  (table) => [
    check(
      "renewal_consent_of_one",
      sql`num_nonnulls(${table.checkoutId}, ${table.planChangeId}) = 1`,
    ),
    // A checkout that is requested twice, or in two tabs, is agreed to once.
    unique("renewal_consent_checkout").on(table.checkoutId, table.path),
    unique("renewal_consent_change").on(table.planChangeId, table.path),
  ],
);
