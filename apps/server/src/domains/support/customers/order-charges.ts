import type { StaffOrder } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { orderLine, subscription, subscriptionCharge } from "@autotune/database/schema";
import { desc, eq, inArray, sql } from "drizzle-orm";
import { namesCharge, refundRequestedAt } from "../refunds/refund-requested-at.ts";

type Charge = StaffOrder["charges"][number];

/** Later charges of the plans that orders began, by order, the newest first. */
export async function readOrderCharges(
  database: Database,
  accountId: number,
  orderIds: readonly number[],
): Promise<Map<number, Charge[]>> {
  const charges = new Map<number, Charge[]>();
  if (orderIds.length === 0) return charges;
  const rows = await database
    .select({
      orderId: orderLine.orderId,
      id: subscriptionCharge.id,
      reference: subscriptionCharge.reference,
      state: subscriptionCharge.state,
      chargedAt: subscriptionCharge.chargedAt,
      currency: subscriptionCharge.currency,
      total: subscriptionCharge.total,
      refundAskedAt: refundRequestedAt(
        database,
        accountId,
        namesCharge(sql`${subscriptionCharge.id}`),
      ),
    })
    .from(subscriptionCharge)
    .innerJoin(subscription, eq(subscription.id, subscriptionCharge.subscriptionId))
    .innerJoin(orderLine, eq(orderLine.id, subscription.orderLineId))
    .where(inArray(orderLine.orderId, [...orderIds]))
    .orderBy(desc(subscriptionCharge.chargedAt), desc(subscriptionCharge.id));
  for (const { orderId, chargedAt, refundAskedAt: requestedAt, ...charge } of rows) {
    const shown = {
      ...charge,
      chargedAt: chargedAt.toISOString(),
      refundAskedAt: requestedAt?.toISOString() ?? null,
    };
    charges.set(orderId, [...(charges.get(orderId) ?? []), shown]);
  }
  return charges;
}
