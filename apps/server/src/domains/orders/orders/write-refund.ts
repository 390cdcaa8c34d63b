import type { Transaction } from "@autotune/database";
import { order, orderLine, refund } from "@autotune/database/schema";
import type { ProviderReturn } from "@autotune/payments";
import { eq, sql } from "drizzle-orm";

/** Stores a refund. Returns whether it is new: the provider's key decides. */
export async function insertRefund(
  transaction: Transaction,
  orderId: number,
  { id, total, returnedAt }: ProviderReturn,
): Promise<boolean> {
  const inserted = await transaction
    .insert(refund)
    .values({ providerReturnId: id, orderId, amount: total, refundedAt: returnedAt })
    .onConflictDoNothing()
    .returning({ id: refund.providerReturnId });
  return inserted.length > 0;
}

/**
 * Adds to the refunded amount of an order, which is refunded once nothing that was bought is left. Gifts do not count:
 * they are suspended with the last of what they came with.
 */
export async function addRefund(
  transaction: Transaction,
  orderId: number,
  amount: number,
): Promise<void> {
  const hasLinesLeft = sql`exists (
    select from ${orderLine} where ${orderLine.orderId} = ${orderId} and ${orderLine.refundedAt} is null
       and not ${orderLine.isFreebie})`;
  await transaction
    .update(order)
    .set({
      refunded: sql`${order.refunded} + ${amount}`,
      state: sql`case when ${hasLinesLeft} then ${order.state} else 'refunded' end`,
    })
    .where(eq(order.id, orderId));
}
