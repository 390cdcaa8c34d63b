import { writeOrder } from "../../modules/orders/write-order.ts";
import type { EventHandler } from "../handle-event.ts";
import { readOrder } from "./read-order.ts";

/** Cancelled before it was paid. Kept even where we never heard of it, so that a late word of it changes nothing. */
export const orderCanceled: EventHandler = async ({ transaction, data }) => {
  const read = await readOrder(transaction, data);
  const written = await writeOrder(transaction, { ...read, state: "failed" });
  return written === undefined ? "order was further already" : "order cancelled";
};
