import { personKey } from "@autotune/commerce";
import { declinedPayment, failedOrder, order } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { failOrder } from "../../orders/fail-order.ts";
import type { EventHandler } from "./event-handler.ts";
import { notOfOurs } from "./not-of-ours.ts";
import { readOrder } from "./read-order.ts";

/** Outcome of an event about a declined card. */
export const declinedAttempt = "a declined attempt";

/**
 * The money of a pending order never came. A declined card is reported the same way, under the id of an unknown order,
 * while the buyer is still at the checkout and tries another one. The failure is stored in case the pending event comes
 * late, with its origin: many at once indicate card testing.
 */
export const orderFailed: EventHandler = async (context) => {
  const { transaction } = context;
  const read = await readOrder(context);
  // Also for a session that was opened outside our checkout: cards can be tested there as well.
  if (read.order === undefined) return notOfOurs;
  const { id: providerOrderId, changedAt } = read.order.provided;
  if (read.ok) {
    const [known] = await transaction
      .select({ id: order.id })
      .from(order)
      .where(eq(order.providerOrderId, providerOrderId));
    if (known !== undefined) return failOrder(transaction, read.order);
    await transaction
      .insert(failedOrder)
      .values({ providerOrderId, failedAt: changedAt })
      .onConflictDoNothing();
  }
  const { id: checkoutId, place, email } = read.order.checkout;
  await transaction
    .insert(declinedPayment)
    .values({
      providerOrderId,
      checkoutId,
      place,
      person: personKey(email),
      declinedAt: changedAt,
    })
    .onConflictDoNothing();
  return declinedAttempt;
};
