import { failOrder } from "../../orders/fail-order.ts";
import type { EventHandler } from "./event-handler.ts";
import { notOfOurs } from "./not-of-ours.ts";
import { readOrder } from "./read-order.ts";

/** Cancelled before it was paid. Stored even for an unknown order, so that a late event about it changes nothing. */
export const orderCanceled: EventHandler = async (context) => {
  const { transaction } = context;
  const read = await readOrder(context);
  return read.ok ? failOrder(transaction, read.order) : notOfOurs;
};
