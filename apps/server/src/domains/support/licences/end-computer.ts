import { activation, licence, subscription } from "@autotune/database/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import { ApiError } from "../../../platform/http/errors.ts";
import type { UnitOfWork } from "../../../platform/jobs/unit-of-work.ts";
import { customerSubject } from "../../../platform/staff-api/audit-subject.ts";
import type { AuditedAction } from "../../../platform/staff-api/staff-guard.ts";

/** Deactivates one computer, for example one that was stolen or has died. Its seat is free at once. */
export async function endComputer({ transaction }: UnitOfWork, id: string): Promise<AuditedAction> {
  const [found] = await transaction
    .select({
      licence: activation.licenceId,
      plan: activation.subscriptionId,
      owner: sql<number>`coalesce(${licence.accountId}, ${subscription.accountId})`.mapWith(Number),
    })
    .from(activation)
    .leftJoin(licence, eq(licence.id, activation.licenceId))
    .leftJoin(subscription, eq(subscription.id, activation.subscriptionId))
    .where(eq(activation.id, id));
  if (found === undefined) throw new ApiError("notFound");
  const { rowCount } = await transaction
    .update(activation)
    .set({ endedAt: sql`now()` })
    .where(and(eq(activation.id, id), isNull(activation.endedAt)));
  if (rowCount !== 1) throw new ApiError("changedMeanwhile");
  const { licence: licenceId, plan, owner } = found;
  return {
    subject: customerSubject(owner),
    details: { computer: id, ...(licenceId === null ? { plan } : { licence: licenceId }) },
  };
}
