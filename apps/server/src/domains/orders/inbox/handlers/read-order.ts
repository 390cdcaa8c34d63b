import { keyedAdvisoryLocks } from "@autotune/database";
import { checkout } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { checkoutTag } from "../../../checkout/index.ts";
import { findMismatch } from "../../orders/find-mismatch.ts";
import type { OrderOfCheckout } from "../../orders/write-order.ts";
import type { EventContext } from "./event-handler.ts";
import { readProviderUpdate } from "./read-provider-update.ts";

export type OrderRead =
  | { readonly ok: true; readonly order: OrderOfCheckout }
  /** With the checkout that its tag names, if there is one; the order differs from what that decided. */
  | { readonly ok: false; readonly reason: string; readonly order: OrderOfCheckout | undefined };

/**
 * An order event with the checkout that it came from: that decides whose it is, not a typed email address. Other events
 * of the same order wait until the transaction ends; otherwise neither of two would see what the other one wrote. An
 * advisory lock, since one on the checkout's row could deadlock with account merges, erasures and reservations.
 */
export async function readOrder({
  transaction,
  events,
  data,
}: Pick<EventContext, "transaction" | "events" | "data">): Promise<OrderRead> {
  const parsed = events.parseOrder(data);
  // A page can open a session for any country, in a currency that we have no prices in.
  if (!parsed.ok && parsed.isUnsupportedCurrency === true) return { ...parsed, order: undefined };
  const provided = readProviderUpdate(parsed);
  const lock = `${keyedAdvisoryLocks.orderEvents} ${provided.id}`;
  // Before anything is read: what an event that was faster has committed is then seen.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const id = provided.tags[checkoutTag];
  const [found] =
    id === undefined || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
      ? []
      : await transaction.select().from(checkout).where(eq(checkout.id, id));
  if (found === undefined) {
    const reason = `Order ${provided.reference} belongs to no checkout of ours`;
    return { ok: false, reason, order: undefined };
  }
  const order = { provided, checkout: found };
  const reason = findMismatch(provided, found);
  return reason === undefined ? { ok: true, order } : { ok: false, reason, order };
}
