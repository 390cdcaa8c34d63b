import type { PlanEnd } from "@autotune/contract";
import { subscription } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { ApiError } from "../../../platform/http/errors.ts";
import type { UnitOfWork } from "../../../platform/jobs/unit-of-work.ts";
import { customerSubject } from "../../../platform/staff-api/audit-subject.ts";
import type { AuditedAction } from "../../../platform/staff-api/staff-guard.ts";
import { endPlanQueue } from "./end-plan-queue.ts";
import { isEndable } from "./is-endable.ts";
import { planEndRequestedAt } from "./plan-end-requested-at.ts";

interface PlanToStop {
  readonly subscriptionId: number;
  readonly when: PlanEnd;
}

/** Ends a plan now, or with the period that is paid. A job asks the provider, after the commit. */
export async function startPlanEnd(
  { transaction, enqueue }: UnitOfWork,
  { subscriptionId, when }: PlanToStop,
): Promise<AuditedAction> {
  // The second of two concurrent requests finds the first.
  const [plan] = await transaction
    .select({ accountId: subscription.accountId, state: subscription.state })
    .from(subscription)
    .where(eq(subscription.id, subscriptionId))
    .for("update");
  if (plan === undefined) throw new ApiError("notFound");
  const [asked] = await transaction
    .select({ at: planEndRequestedAt(transaction, when) })
    .from(subscription)
    .where(eq(subscription.id, subscriptionId));
  if (!isEndable(plan.state, when) || asked?.at !== null) throw new ApiError("changedMeanwhile");
  await enqueue(transaction, endPlanQueue, [{ subscriptionId, when }]);
  return { subject: customerSubject(plan.accountId), details: { plan: subscriptionId, when } };
}
