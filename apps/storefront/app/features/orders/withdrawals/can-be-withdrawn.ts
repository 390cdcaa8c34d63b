import { lastDayToWithdraw } from "@autotune/commerce";
import type { Order } from "../../checkout/api/read-order.ts";

/** A buyer can withdraw from a paid order for two weeks. */
export function canBeWithdrawn(
  { state, placedAt }: Pick<Order, "state" | "placedAt">,
  now: Date,
): boolean {
  return state === "completed" && now < lastDayToWithdraw(new Date(placedAt));
}
