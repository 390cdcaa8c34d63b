import type { Context } from "../app.ts";
import { readClock } from "../database/clock.ts";
import { inTransaction } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { completeOrder } from "./complete-order.ts";
import { orderData } from "./order-data.ts";
import type { Order } from "./order.ts";
import { lockOrder, updateOrder } from "./orders.ts";

export type Settlement =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly reason: "notFound" | "notPending" };

/** The outcome of a bank transfer: the money arrives, the buyer gives up, or the bank rejects it. */
export async function settleOrder(
  { pool, settings, triggerDelivery }: Context,
  id: string,
  outcome: "completed" | "canceled" | "failed",
): Promise<Settlement> {
  const settled = await inTransaction(pool, async (db): Promise<Settlement> => {
    const order = await lockOrder(db, id);
    if (order === undefined) return { ok: false, reason: "notFound" };
    // Settled twice is settled once.
    if (order.state === outcome) return { ok: true, order };
    if (order.state !== "pending") return { ok: false, reason: "notPending" };
    const now = await readClock(db);
    const origin = settings.SANDBOX_URL;
    if (outcome === "completed")
      return { ok: true, order: await completeOrder(db, order, { now, origin }) };
    const ended: Order = { ...order, state: outcome, changedAt: now.toISOString() };
    await updateOrder(db, ended);
    await recordEvent(db, {
      type: `order.${outcome}`,
      data: orderData(ended, origin),
      live: order.live,
      now,
      orderId: order.id,
    });
    return { ok: true, order: ended };
  });
  triggerDelivery();
  return settled;
}
