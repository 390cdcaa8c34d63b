import { order, withdrawal } from "@autotune/database/schema";
import type { withdrawalOutcomes } from "@autotune/contract";
import { and, eq, sql } from "drizzle-orm";
import { ApiError } from "../../../platform/http/errors.ts";
import { settledEmailQueue } from "../../orders/index.ts";
import type { UnitOfWork } from "../../../platform/jobs/unit-of-work.ts";
import type { AuditedAction } from "../../../platform/staff-api/staff-guard.ts";
import { customerSubject, withdrawalSubject } from "../../../platform/staff-api/audit-subject.ts";

/**
 * Marks how a withdrawal ended, and has the customer notified. The money is returned by a refund of the order's
 * lines, not by this.
 */
export async function settleWithdrawal(
  { transaction, enqueue }: UnitOfWork,
  { id, outcome }: { id: string; outcome: (typeof withdrawalOutcomes)[number] },
): Promise<AuditedAction> {
  const [settled] = await transaction
    .update(withdrawal)
    .set({ state: outcome, settledAt: sql`now()` })
    .where(and(eq(withdrawal.id, id), eq(withdrawal.state, "received")))
    .returning({ orderId: withdrawal.orderId });
  if (settled === undefined) throw new ApiError("changedMeanwhile");
  await enqueue(transaction, settledEmailQueue, [{ withdrawalId: id }]);
  const [bought] =
    settled.orderId === null
      ? []
      : await transaction
          .select({ accountId: order.accountId })
          .from(order)
          .where(eq(order.id, settled.orderId));
  return {
    subject: bought === undefined ? withdrawalSubject(id) : customerSubject(bought.accountId),
    details: { withdrawal: id, outcome },
  };
}
