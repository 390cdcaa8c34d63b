import { isExplained, type WithdrawalRefusal } from "@autotune/commerce";
import { order, withdrawal } from "@autotune/database/schema";
import type { withdrawalOutcomes } from "@autotune/contract";
import { and, eq, sql } from "drizzle-orm";
import { ApiError } from "../../../platform/http/errors.ts";
import { settledEmailQueue } from "../../orders/index.ts";
import type { UnitOfWork } from "../../../platform/jobs/unit-of-work.ts";
import type { AuditedAction } from "../../../platform/staff-api/staff-guard.ts";
import { customerSubject, withdrawalSubject } from "../../../platform/staff-api/audit-subject.ts";

interface Settlement {
  readonly id: string;
  readonly outcome: (typeof withdrawalOutcomes)[number];
  readonly refusal: WithdrawalRefusal | undefined;
  readonly refusalNote: string;
}

/**
 * Marks how a withdrawal ended, and has the customer notified. The money is returned by a refund of the order's
 * lines, not by this.
 */
export async function settleWithdrawal(
  { transaction, enqueue }: UnitOfWork,
  settlement: Settlement,
): Promise<AuditedAction> {
  const { id, outcome } = settlement;
  const refusal = outcome === "refused" ? explain(settlement) : undefined;
  const [settled] = await transaction
    .update(withdrawal)
    .set({ state: outcome, settledAt: sql`now()`, ...refusal })
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
    // The note is for the customer and may name them: the log of staff is for good.
    details: { withdrawal: id, outcome, ...(refusal && { refusal: refusal.refusal }) },
  };
}

/** Nobody is refused without being told why. */
function explain({ refusal, refusalNote }: Settlement) {
  if (refusal === undefined || !isExplained(refusal, refusalNote))
    throw new ApiError("invalidRequest");
  return { refusal, refusalNote: refusalNote.trim() };
}
