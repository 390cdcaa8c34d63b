import type { StaffMailbox } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { account, mailReport, mailSending } from "@autotune/database/schema";
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { ApiError } from "../../../platform/http/errors.ts";
import { noteArrival } from "../../../platform/mail-delivery/repository.ts";
import type { UnitOfWork } from "../../../platform/jobs/unit-of-work.ts";
import type { AuditedAction } from "../../../platform/staff-api/staff-guard.ts";
import { customerSubject } from "../../../platform/staff-api/audit-subject.ts";

/** Whether email reaches a customer, and what was suppressed if not. */
export async function readMailbox(database: Database, email: string): Promise<StaffMailbox> {
  const reports = await database
    .select({
      kind: mailReport.kind,
      status: mailReport.status,
      diagnostic: mailReport.diagnostic,
      reportedAt: mailReport.reportedAt,
    })
    .from(mailReport)
    .where(eq(mailReport.email, email))
    .orderBy(desc(mailReport.reportedAt), desc(mailReport.id))
    .limit(10);
  const sendings = await database
    .select({ kind: mailSending.kind, reason: mailSending.withheldFor, at: mailSending.sentAt })
    .from(mailSending)
    .where(and(eq(mailSending.email, email), isNotNull(mailSending.withheldFor)))
    .orderBy(desc(mailSending.sentAt), desc(mailSending.id))
    .limit(20);
  return {
    reports: reports.map(({ reportedAt, ...report }) => ({
      ...report,
      reportedAt: reportedAt.toISOString(),
    })),
    withheld: sendings.flatMap(({ kind, reason, at }) =>
      reason === null ? [] : [{ kind, reason, at: at.toISOString() }],
    ),
  };
}

/** The customer has confirmed that email works again. A spam complaint only they can take back. */
export async function clearMailbox(
  { transaction }: UnitOfWork,
  accountId: number,
): Promise<AuditedAction> {
  const [found] = await transaction
    .select({ email: account.email })
    .from(account)
    .where(and(eq(account.id, accountId), isNull(account.erasedAt)));
  if (found === undefined) throw new ApiError("notFound");
  if (!(await noteArrival(transaction, found.email))) throw new ApiError("changedMeanwhile");
  return { subject: customerSubject(accountId), details: {} };
}
