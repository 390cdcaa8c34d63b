import type { cancellationOutcomes } from "@autotune/contract";
import { cancellation, subscription } from "@autotune/database/schema";
import { and, eq, sql } from "drizzle-orm";
import { ApiError } from "../../../platform/http/errors.ts";
import type { UnitOfWork } from "../../../platform/jobs/unit-of-work.ts";
import { cancellationSubject, customerSubject } from "../../../platform/staff-api/audit-subject.ts";
import type { AuditedAction } from "../../../platform/staff-api/staff-guard.ts";
import {
  cancellationSettledQueue,
  confirmCancellation,
  confirmedCancellationQueue,
  isOpenCancellation,
} from "../../orders/index.ts";

interface Settlement {
  readonly id: string;
  readonly outcome: (typeof cancellationOutcomes)[number];
  readonly note: string;
}

/**
 * Decides what the shop can't, and has the customer told. Accepted, an unconfirmed one is canceled as if its link had
 * been followed: support knows by other means whose it is.
 */
export async function settleCancellation(
  { transaction, enqueue }: UnitOfWork,
  { id, outcome, note }: Settlement,
): Promise<AuditedAction> {
  const outcomeNote = note.trim();
  if (outcome === "refused" && outcomeNote === "") throw new ApiError("invalidRequest");
  const [settled] = await transaction
    .update(cancellation)
    .set({ outcome, outcomeNote, settledAt: sql`now()` })
    .where(and(eq(cancellation.id, id), isOpenCancellation))
    .returning({ subscriptionId: cancellation.subscriptionId });
  if (settled === undefined) throw new ApiError("changedMeanwhile");
  if (outcome === "accepted" && (await confirmCancellation(transaction, id)))
    await enqueue(transaction, confirmedCancellationQueue, [{ cancellationId: id }]);
  await enqueue(transaction, cancellationSettledQueue, [{ cancellationId: id }]);
  const [plan] =
    settled.subscriptionId === null
      ? []
      : await transaction
          .select({ accountId: subscription.accountId })
          .from(subscription)
          .where(eq(subscription.id, settled.subscriptionId));
  return {
    subject: plan === undefined ? cancellationSubject(id) : customerSubject(plan.accountId),
    // The note is for the customer and may name them: the log of staff is for good.
    details: { cancellation: id, outcome },
  };
}
