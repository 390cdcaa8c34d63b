import { grantLicences } from "../../fulfilment/grant-licences.ts";
import { writeOrder } from "../../modules/orders/write-order.ts";
import { orderEmailQueue } from "../../modules/orders/order-email-queue.ts";
import type { EventHandler } from "../handle-event.ts";
import { readOrder } from "./read-order.ts";

/** Paid: the order, its licences and the job of its e-mail, or nothing. */
export const orderCompleted: EventHandler = async ({ transaction, enqueue, data }) => {
  const { provided, checkout } = await readOrder(transaction, data);
  const written = await writeOrder(transaction, { provided, checkout, state: "completed" });
  if (written === undefined) return "order was complete already";
  await grantLicences(transaction, checkout.accountId, written.lines);
  await enqueue(transaction, orderEmailQueue, [{ orderId: written.orderId }]);
  return "order completed";
};
