import { grantOrder } from "../../fulfilment/grant-order.ts";
import { takeBoughtFromCart } from "../../../checkout/index.ts";
import { orderEmailQueue } from "../../orders/order-email-queue.ts";
import { writeOrder } from "../../orders/write-order.ts";
import type { EventHandler } from "./event-handler.ts";
import { NotOfOurs } from "./not-of-ours.ts";
import { readOrder } from "./read-order.ts";

/** Paid: the order, everything it grants, the job of its email and what other modules do with it, or nothing. */
export const orderCompleted: EventHandler = async (context) => {
  const { transaction, enqueue, modules } = context;
  const read = await readOrder(context);
  if (!read.ok) throw new NotOfOurs(read.reason, { isThirdParty: read.order === undefined });
  const orderId = await writeOrder(transaction, { ...read.order, state: "completed" });
  // Also where the order was already complete: a licence missing for any reason is granted now.
  await grantOrder(context, read.order);
  if (orderId === undefined) return "order was complete already";
  await enqueue(transaction, orderEmailQueue, [{ orderId }]);
  await takeBoughtFromCart(transaction, orderId);
  for (const { orderCompleted: completed } of modules)
    await completed?.(context, orderId, read.order);
  return "order completed";
};
