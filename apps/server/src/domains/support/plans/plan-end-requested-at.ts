import type { PlanEnd } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { auditEntry, subscription } from "@autotune/database/schema";
import { and, eq, gt, sql } from "drizzle-orm";

/**
 * When staff requested the end of a plan that the provider has not reported yet; null where nobody has. Until then
 * only the audit log has it. What was requested before the plan's last change is settled.
 */
export function planEndRequestedAt(database: Database, when?: PlanEnd) {
  const requested = database
    .select({ at: sql`max(${auditEntry.at})` })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.subject, sql`'account ' || ${subscription.accountId}`),
        eq(auditEntry.action, "plan.end"),
        sql`${auditEntry.details} -> 'plan' = to_jsonb(${subscription.id})`,
        when === undefined ? undefined : sql`${auditEntry.details} ->> 'when' = ${when}`,
        gt(auditEntry.at, subscription.changedAt),
      ),
    );
  return sql<Date | null>`${requested}`.mapWith(auditEntry.at);
}
