import type { AuditResponse } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { auditEntry } from "@autotune/database/schema";
import { and, desc, eq, lt } from "drizzle-orm";
import { customerSubject } from "../../../platform/staff-api/audit-subject.ts";

const entriesPerPage = 50;

export async function readAudit(
  database: Database,
  { before, customer }: { before: number | undefined; customer: number | undefined },
): Promise<AuditResponse> {
  const rows = await database
    .select({
      id: auditEntry.id,
      at: auditEntry.at,
      staff: auditEntry.staff,
      role: auditEntry.role,
      action: auditEntry.action,
      subject: auditEntry.subject,
      details: auditEntry.details,
    })
    .from(auditEntry)
    .where(
      and(
        before === undefined ? undefined : lt(auditEntry.id, before),
        customer === undefined ? undefined : eq(auditEntry.subject, customerSubject(customer)),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(entriesPerPage + 1);
  const page = rows.slice(0, entriesPerPage);
  return {
    entries: page.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}
