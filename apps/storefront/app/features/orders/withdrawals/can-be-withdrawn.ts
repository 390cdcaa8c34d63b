import type { Order } from "../../checkout/api/read-order.ts";

const days = 14;

/** A buyer can withdraw from a paid order for two weeks. */
export function canBeWithdrawn(
  { state, placedAt }: Pick<Order, "state" | "placedAt">,
  now: Date,
): boolean {
  const age = now.getTime() - new Date(placedAt).getTime();
  return state === "completed" && age < days * 24 * 60 * 60 * 1000;
}
