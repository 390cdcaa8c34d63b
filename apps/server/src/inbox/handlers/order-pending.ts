import { failedOrder } from "@autotune/database/schema";
import { and, eq, gte } from "drizzle-orm";
import { writeOrder } from "../../modules/orders/write-order.ts";
import type { EventHandler } from "../handle-event.ts";
import { readOrder } from "./read-order.ts";

/** Ordered, and the money is on its way: the buyer sees the order, licences wait. */
export const orderPending: EventHandler = async ({ transaction, data }) => {
  const read = await readOrder(transaction, data);
  const { id, changedAt } = read.provided;
  const [failed] = await transaction
    .select({ failedAt: failedOrder.failedAt })
    .from(failedOrder)
    .where(and(eq(failedOrder.providerOrderId, id), gte(failedOrder.failedAt, changedAt)));
  const state = failed === undefined ? "pending" : "failed";
  const written = await writeOrder(transaction, { ...read, state });
  return written === undefined ? "order was further already" : `order ${state}`;
};
