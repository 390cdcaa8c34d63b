import type { Database } from "@autotune/database";
import { auditEntry } from "@autotune/database/schema";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { customerSubject } from "../../../platform/staff-api/audit-subject.ts";

/**
 * When staff last requested a refund; null where nobody has. Until the provider confirms it, only the audit log
 * has it. `isNamed` matches the entries that mean it.
 */
export function refundRequestedAt(database: Database, accountId: number, isNamed: SQL) {
  const requested = database
    .select({ at: sql`max(${auditEntry.at})` })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.subject, customerSubject(accountId)),
        eq(auditEntry.action, "order.refund"),
        isNamed,
      ),
    );
  return sql<Date | null>`${requested}`.mapWith(auditEntry.at);
}

/** An entry of the audit log names this order line. */
export const namesLine = (id: SQL) => sql`${auditEntry.details} -> 'lines' @> to_jsonb(${id})`;

/** An entry of the audit log names this later charge of a plan. */
export const namesCharge = (id: SQL) => sql`${auditEntry.details} -> 'charge' = to_jsonb(${id})`;
