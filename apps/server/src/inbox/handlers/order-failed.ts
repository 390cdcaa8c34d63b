import { failedOrder, order } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { writeOrder } from "../../modules/orders/write-order.ts";
import type { EventHandler } from "../handle-event.ts";
import { readOrder } from "./read-order.ts";

/**
 * The money of a pending order never came. A card that was declined is told the same way, under the id of an
 * order that nobody has seen: the buyer is still at the till and tries another one. That it failed is kept, in
 * case the word that it is pending comes late.
 */
export const orderFailed: EventHandler = async ({ transaction, data }) => {
  const read = await readOrder(transaction, data);
  const { id: providerOrderId, changedAt } = read.provided;
  await transaction
    .insert(failedOrder)
    .values({ providerOrderId, failedAt: changedAt })
    .onConflictDoNothing();
  const [known] = await transaction
    .select({ id: order.id })
    .from(order)
    .where(eq(order.providerOrderId, providerOrderId));
  if (known === undefined) return "a declined attempt";
  const written = await writeOrder(transaction, { ...read, state: "failed" });
  return written === undefined ? "order was further already" : "order failed";
};
