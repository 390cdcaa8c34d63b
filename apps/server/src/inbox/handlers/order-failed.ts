import { writeOrder } from "../../modules/orders/write-order.ts";
import type { EventHandler } from "../handle-event.ts";
import { readOrder } from "./read-order.ts";

/** The money never came. */
export const orderFailed: EventHandler = async ({ transaction, data }) => {
  const written = await writeOrder(transaction, {
    ...(await readOrder(transaction, data)),
    state: "failed",
  });
  return written === undefined ? "order was further already" : "order failed";
};
