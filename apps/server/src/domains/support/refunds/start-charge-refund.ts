import { subscription, subscriptionCharge } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { ApiError } from "../../../platform/http/errors.ts";
import { namesCharge, refundRequestedAt } from "./refund-requested-at.ts";
import { chargeRefundQueue } from "./charge-refund-queue.ts";
import type { UnitOfWork } from "../../../platform/jobs/unit-of-work.ts";
import type { AuditedAction } from "../../../platform/staff-api/staff-guard.ts";
import { customerSubject } from "../../../platform/staff-api/audit-subject.ts";

/** Refunds a later charge of a plan, and the plan ends with it. A job sends the request to the provider. */
export async function startChargeRefund(
  { transaction, enqueue }: UnitOfWork,
  chargeId: number,
): Promise<AuditedAction> {
  const isIt = eq(subscriptionCharge.id, chargeId);
  const [charged] = await transaction
    .select({ charge: subscriptionCharge, accountId: subscription.accountId })
    .from(subscriptionCharge)
    .innerJoin(subscription, eq(subscription.id, subscriptionCharge.subscriptionId))
    .where(isIt)
    .for("update");
  if (charged === undefined) throw new ApiError("notFound");
  const { charge, accountId } = charged;
  // The second of two concurrent requests finds the first.
  const [requested] = await transaction
    .select({
      at: refundRequestedAt(transaction, accountId, namesCharge(sql`${subscriptionCharge.id}`)),
    })
    .from(subscriptionCharge)
    .where(isIt);
  if (charge.state !== "completed" || requested?.at !== null)
    throw new ApiError("changedMeanwhile");
  await enqueue(transaction, chargeRefundQueue, [{ chargeId }]);
  return {
    subject: customerSubject(accountId),
    details: { order: charge.reference, charge: chargeId },
  };
}
