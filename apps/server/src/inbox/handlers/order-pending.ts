import { writeOrder } from "../../modules/orders/write-order.ts";
import type { EventHandler } from "../handle-event.ts";
import { readOrder } from "./read-order.ts";

/** Ordered, and the money is on its way: the buyer sees the order, licences wait. */
export const orderPending: EventHandler = async ({ transaction, data }) => {
  const written = await writeOrder(transaction, {
    ...(await readOrder(transaction, data)),
    state: "pending",
  });
  return written === undefined ? "order was further already" : "order pending";
};
