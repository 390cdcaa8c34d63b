import { orderLine, subscription, subscriptionCharge } from "@autotune/database/schema";
import type { ProviderReturn } from "@autotune/payments";
import { eq } from "drizzle-orm";
import { kinds } from "../../fulfilment/kinds.ts";
import { refundEmailQueue } from "../../orders/refund-email-queue.ts";
import { insertRefund } from "../../orders/write-refund.ts";
import type { EventContext } from "./event-handler.ts";
import { WaitsForEvent } from "./waits-for-event.ts";

/** A later charge was refunded: the plan that it paid for ends. */
export async function returnOfCharge(
  context: EventContext,
  returned: ProviderReturn,
): Promise<string> {
  const { transaction, enqueue } = context;
  const [charged] = await transaction
    .select({ charge: subscriptionCharge, line: orderLine })
    .from(subscriptionCharge)
    .innerJoin(subscription, eq(subscription.id, subscriptionCharge.subscriptionId))
    .innerJoin(orderLine, eq(orderLine.id, subscription.orderLineId))
    .where(eq(subscriptionCharge.providerKey, returned.orderId));
  if (charged === undefined)
    throw new WaitsForEvent({ kind: "payment", orderId: returned.orderId });
  const { line, charge } = charged;
  if (!(await insertRefund(transaction, line.orderId, returned))) return "return was known";
  await transaction
    .update(subscriptionCharge)
    .set({ state: "refunded", refundedAt: returned.returnedAt })
    .where(eq(subscriptionCharge.id, charge.id));
  await kinds[line.type].revoke(context, { line, at: returned.returnedAt });
  await enqueue(transaction, refundEmailQueue, [
    { returnId: returned.id, reference: charge.reference ?? "", names: [line.name] },
  ]);
  return "plan of a returned charge ended";
}
