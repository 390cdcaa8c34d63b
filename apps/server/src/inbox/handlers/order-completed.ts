import { grantLicences } from "../../fulfilment/grant-licences.ts";
import { orderEmailQueue } from "../../modules/orders/order-email-queue.ts";
import { writeOrder } from "../../modules/orders/write-order.ts";
import type { EventHandler } from "../handle-event.ts";
import { readOrder } from "./read-order.ts";

/** Paid: the order, its licences and the job of its e-mail, or nothing. */
export const orderCompleted: EventHandler = async ({ transaction, enqueue, data }) => {
  const read = await readOrder(transaction, data);
  const orderId = await writeOrder(transaction, { ...read, state: "completed" });
  // Also where the order was complete already: a licence that is missing, for whatever reason, is granted now.
  await grantLicences(transaction, read.provided.id);
  if (orderId === undefined) return "order was complete already";
  await enqueue(transaction, orderEmailQueue, [{ orderId }]);
  return "order completed";
};
