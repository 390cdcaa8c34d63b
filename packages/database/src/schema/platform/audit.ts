import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgSchema, text } from "drizzle-orm/pg-core";
import { bytes, timestamptz } from "./column-types.ts";

/** A schema of its own: who owns it changes no row, and the processes only add and read. */
export const audit = pgSchema("audit");

/**
 * What staff did and looked at, for good. Number, time and hashes are given by the database itself: each entry
 * carries the hash of the one before it, so that a changed, removed or slipped-in one breaks the chain.
 */
export const auditEntry = audit.table(
  "entry",
  {
    /** Without gaps. */
    id: bigint({ mode: "number" }).primaryKey(),
    at: timestamptz("at").notNull(),
    /** A person of the CMS: their number there, and their e-mail address. */
    staffId: integer("staff_id").notNull(),
    staff: text().notNull(),
    role: text().notNull(),
    action: text().notNull(),
    /** The subject, for example `account 17`. Never a name or an e-mail address: entries outlive people. */
    subject: text().notNull(),
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    previousHash: bytes("previous_hash").notNull(),
    hash: bytes().notNull(),
  },
  (table) => [
    index("entry_subject").on(table.subject, table.id),
    // Refunds that the provider has not confirmed are known from here alone.
    index("entry_refund")
      .on(table.at)
      .where(sql`${table.action} = 'order.refund'`)
      .concurrently(),
  ],
);
