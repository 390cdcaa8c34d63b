import type { Language } from "@autotune/routes";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { shop } from "./platform/shop.ts";

/**
 * Days whose figures have to be computed again. Triggers add them in the transaction that changes an order, a plan or
 * a payment. Each adds a row of its own: a row that two transactions shared could be taken away between them.
 */
export const reportingDue = shop.table(
  "reporting_due",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    day: date().notNull(),
  },
  (table) => [index("reporting_due_day").on(table.day)],
);

export const salesDimensions = [
  "all",
  "product",
  "kind",
  "currency",
  "country",
  "language",
  "coupon",
  "promotion",
  "channel",
] as const;

const count = (name?: string) =>
  name === undefined ? integer().notNull() : integer(name).notNull();
const money = (name?: string) =>
  name === undefined
    ? bigint({ mode: "number" }).notNull()
    : bigint(name, { mode: "number" }).notNull();

/**
 * What was sold and refunded on a day, by one dimension at a time. Written by the job that computes due days; nothing
 * else adds to it. Amounts are in the payout's currency, those that begin with `own` in the buyer's, which only the
 * dimension `currency` has.
 */
export const reportingSales = shop.table(
  "reporting_sales",
  {
    dimension: text({ enum: salesDimensions }).notNull(),
    /** In UTC. */
    day: date().notNull(),
    key: text().notNull(),
    /** Empty where the provider did not say what it pays out: then only the counts are known. */
    payoutCurrency: text("payout_currency").notNull(),
    /** Paid orders and later charges of plans. */
    orders: count(),
    units: count(),
    /** After discounts, without tax, before refunds. */
    sales: money(),
    /** What coupons and promotions took off, at the rate of each order. */
    discount: money(),
    /** Not split between the products of an order. */
    tax: money(),
    /** Orders and charges of which something was refunded on this day. */
    returns: count(),
    /** Without tax, on the day of the refund. */
    refunded: money(),
    ownTotal: money("own_total"),
    ownDiscount: money("own_discount"),
    ownTax: money("own_tax"),
    ownRefunded: money("own_refunded"),
  },
  (table) => [
    primaryKey({ columns: [table.dimension, table.day, table.key, table.payoutCurrency] }),
  ],
);

/** What else happened on a day: checkouts, trials, plans, codes. Written by the same job. */
export const reportingEvent = shop.table(
  "reporting_event",
  {
    topic: text().notNull(),
    /** In UTC. */
    day: date().notNull(),
    key: text().notNull(),
    /** Of the amount; empty where there is none. */
    currency: text().notNull(),
    count: count(),
    amount: money(),
  },
  (table) => [primaryKey({ columns: [table.topic, table.day, table.key, table.currency] })],
);

/** Searches of the site that found nothing, as far as somebody finished typing them. Deleted after a year. */
export const reportingSearch = shop.table(
  "reporting_search",
  {
    day: date().notNull(),
    language: text().$type<Language>().notNull(),
    /** In lower case, its spaces joined. */
    query: text().notNull(),
    count: count(),
  },
  (table) => [primaryKey({ columns: [table.day, table.language, table.query] })],
);

/** Visits as the edge logs them, without anything of whom they are. */
export const reportingVisit = shop.table(
  "reporting_visit",
  {
    /** In UTC. */
    day: date().notNull(),
    language: text().$type<Language>().notNull(),
    /** Two letters, of ISO 3166-1; empty where it is not known. */
    country: text().notNull(),
    count: count(),
  },
  (table) => [primaryKey({ columns: [table.day, table.language, table.country] })],
);

/** How far the edge's log of visits was counted. It moves with the counts, so that no line is counted twice. */
export const reportingVisitFile = shop.table("reporting_visit_file", {
  name: text().primaryKey(),
  /** In bytes, after the last counted line. */
  position: bigint({ mode: "number" }).notNull(),
});

/** Carts that got their first product, as browsers tell. Nothing says whose they are. */
export const reportingCart = shop.table(
  "reporting_cart",
  {
    /** In UTC. */
    day: date().notNull(),
    language: text().$type<Language>().notNull(),
    count: count(),
  },
  (table) => [primaryKey({ columns: [table.day, table.language] })],
);

/** A report as a staff member likes to see it: a period and a dimension. */
export const reportingView = shop.table(
  "reporting_view",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The staff member's number in the CMS. */
    staffId: integer("staff_id").notNull(),
    name: text().notNull(),
    /** The page and its query, below /admin/reports. */
    target: text().notNull(),
    /** Everybody who may see its report sees it; only who saved it may change it. */
    isShared: boolean("is_shared").notNull().default(false),
  },
  (table) => [unique("reporting_view_name").on(table.staffId, table.name)],
);

/** Staff who get the weekly report. The CMS writes it when a staff account changes. */
export const reportingReader = shop.table("reporting_reader", {
  /** The staff member's number in the CMS. */
  staffId: integer("staff_id").primaryKey(),
  email: text().notNull(),
});

/** To whom which week's report was given to the mail queue, in the same transaction. */
export const reportingDigest = shop.table(
  "reporting_digest",
  {
    /** Its Monday. */
    week: date().notNull(),
    staffId: integer("staff_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.staffId] })],
);
