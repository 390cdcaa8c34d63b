import type { OrderStanding, OrderState } from "@autotune/contract";
import { sql, type SQL } from "drizzle-orm";

/** The state of an order as staff sees it. */
export function orderStanding({
  state,
  refunded,
}: {
  readonly state: OrderState;
  readonly refunded: number;
}): OrderStanding {
  if (state !== "completed") return state;
  return refunded > 0 ? "partlyRefunded" : "paid";
}

/** The same as conditions on `bought`, each as its index has it. */
export const hasStanding: Readonly<Record<OrderStanding, SQL>> = {
  paid: sql`bought.state = 'completed' and bought.refunded = 0`,
  partlyRefunded: sql`bought.state = 'completed' and bought.refunded > 0`,
  refunded: sql`bought.state = 'refunded'`,
  pending: sql`bought.state = 'pending'`,
  failed: sql`bought.state = 'failed'`,
};
