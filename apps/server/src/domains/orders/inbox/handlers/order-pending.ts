import { failedOrder } from "@autotune/database/schema";
import { and, eq, gte } from "drizzle-orm";
import { failOrder } from "../../orders/fail-order.ts";
import { holdReservations } from "../../../checkout/index.ts";
import { orderEmailQueue } from "../../orders/order-email-queue.ts";
import { writeOrder } from "../../orders/write-order.ts";
import type { EventHandler } from "./event-handler.ts";
import { notOfOurs } from "./not-of-ours.ts";
import { readOrder } from "./read-order.ts";

/** Ordered, with the money on its way: the buyer sees the order and is notified, licences wait. */
export const orderPending: EventHandler = async (context) => {
  const { transaction, enqueue } = context;
  const read = await readOrder(context);
  if (!read.ok) return notOfOurs;
  const { id, changedAt } = read.order.provided;
  const [failed] = await transaction
    .select({ failedAt: failedOrder.failedAt })
    .from(failedOrder)
    .where(and(eq(failedOrder.providerOrderId, id), gte(failedOrder.failedAt, changedAt)));
  if (failed !== undefined) return failOrder(transaction, read.order);
  const orderId = await writeOrder(transaction, { ...read.order, state: "pending" });
  if (orderId === undefined) return "order was further already";
  await holdReservations(transaction, read.order.checkout.id);
  await enqueue(transaction, orderEmailQueue, [{ orderId, isPending: true }]);
  return "order pending";
};
