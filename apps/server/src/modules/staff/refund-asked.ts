import type { Database } from "@autotune/database";
import { auditEntry } from "@autotune/database/schema";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { customerSubject } from "./subject.ts";

/**
 * When staff last asked for the money of something to go back; null where nobody has. What the provider has yet to
 * confirm stands in the audit log alone. `isNamed` says that an entry means it.
 */
export function refundAskedAt(database: Database, accountId: number, isNamed: SQL) {
  const asked = database
    .select({ at: sql`max(${auditEntry.at})` })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.subject, customerSubject(accountId)),
        eq(auditEntry.action, "order.refund"),
        isNamed,
      ),
    );
  return sql<Date | null>`${asked}`.mapWith(auditEntry.at);
}

/** An entry of the audit log names this line of an order. */
export const namesLine = (id: SQL) => sql`${auditEntry.details} -> 'lines' @> to_jsonb(${id})`;

/** An entry of the audit log names this later charge of a plan. */
export const namesCharge = (id: SQL) => sql`${auditEntry.details} -> 'charge' = to_jsonb(${id})`;
