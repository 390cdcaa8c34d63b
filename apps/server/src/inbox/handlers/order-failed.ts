import { personKey } from "@autotune/commerce";
import { declinedPayment, failedOrder, order } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { failOrder } from "../../modules/orders/fail-order.ts";
import type { EventHandler } from "../event-handler.ts";
import { notOfOurs } from "../not-of-ours.ts";
import { readOrder } from "./read-order.ts";

/** What becomes of an event that tells of a declined card. */
export const declinedAttempt = "a declined attempt";

/**
 * The money of a pending order never came. A card that was declined is told the same way, under the id of an
 * order that nobody has seen: the buyer is still at the till and tries another one. That it failed is kept, in
 * case the word that it is pending comes late, and where from: many at once are somebody who tries cards out.
 */
export const orderFailed: EventHandler = async ({ transaction, data }) => {
  const read = await readOrder(transaction, data);
  // Also of a session that somebody opened beside ours: cards can be tried out in that as well.
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
