import { subscription, subscriptionCharge } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { Refusal } from "../../plugins/errors.ts";
import { namesCharge, refundAskedAt } from "./refund-asked.ts";
import { chargeRefundQueue } from "./charge-refund-queue.ts";
import type { StaffDeed, StaffWork } from "./staff-work.ts";
import { customerSubject } from "./subject.ts";

/** Lets the money of a later charge of a plan go back, and the plan ends with it. A job asks the provider. */
export async function startChargeRefund(
  { transaction, enqueue }: StaffWork,
  chargeId: number,
): Promise<StaffDeed> {
  const isIt = eq(subscriptionCharge.id, chargeId);
  const [charged] = await transaction
    .select({ charge: subscriptionCharge, accountId: subscription.accountId })
    .from(subscriptionCharge)
    .innerJoin(subscription, eq(subscription.id, subscriptionCharge.subscriptionId))
    .where(isIt)
    .for("update");
  if (charged === undefined) throw new Refusal("notFound");
  const { charge, accountId } = charged;
  // Whoever comes second finds what the first has asked for.
  const [asked] = await transaction
    .select({
      at: refundAskedAt(transaction, accountId, namesCharge(sql`${subscriptionCharge.id}`)),
    })
    .from(subscriptionCharge)
    .where(isIt);
  if (charge.state !== "completed" || asked?.at !== null) throw new Refusal("changedMeanwhile");
  await enqueue(transaction, chargeRefundQueue, [{ chargeId }]);
  return {
    subject: customerSubject(accountId),
    details: { order: charge.reference, charge: chargeId },
  };
}
