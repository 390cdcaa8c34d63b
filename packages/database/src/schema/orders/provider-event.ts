import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { shop } from "../platform/shop.ts";

/**
 * The key of every event that came, as long as the event itself is kept. A partitioned table cannot make it unique, so
 * it has its own.
 */
export const providerEventKey = shop.table("provider_event_key", {
  eventId: text("event_id").primaryKey(),
});

/** The subscription or the order that an event is about. */
export const subjectOfEvent = sql.raw(
  "coalesce(data ->> 'subscription', data #>> '{original,id}', data ->> 'id')",
);

/**
 * The inbox: the payment provider's events as received. Partitioned by the month of arrival, which Drizzle
 * cannot express: the migration is written by hand.
 */
export const providerEvent = shop.table(
  "provider_event",
  {
    eventId: text("event_id").notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
    type: text().notNull(),
    live: boolean().notNull(),
    occurredAt: timestamp("occurred_at", { withTimezone: true }).notNull(),
    data: jsonb().notNull(),
    handledAt: timestamp("handled_at", { withTimezone: true }),
    /** The outcome, in a word or two. */
    outcome: text(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.receivedAt] }),
    index("provider_event_unhandled")
      .on(table.receivedAt)
      .where(sql`${table.handledAt} is null`),
    // Of handled ones alone: taking an event in costs nothing more.
    index("provider_event_subject")
      .on(subjectOfEvent)
      .where(sql`${table.handledAt} is not null`),
    // Empties itself as they are emptied.
    index("provider_event_uninteresting")
      .on(table.receivedAt)
      .concurrently()
      .where(sql`${table.outcome} = 'not of interest' and ${table.data} <> '{}'`),
  ],
);

/** What each comparison with the provider found. */
export const reconciliation = shop.table("reconciliation", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  ranAt: timestamp("ran_at", { withTimezone: true }).notNull().defaultNow(),
  /** Orders that were paid and had no licences here. */
  undelivered: integer().notNull(),
  /** Nothing was left out because the provider had too many events at once. */
  isComplete: boolean("is_complete").notNull(),
});
