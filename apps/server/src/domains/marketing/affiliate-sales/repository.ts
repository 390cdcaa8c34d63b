import type { Database, Transaction } from "@autotune/database";
import { affiliateSale, checkout, order, orderLine } from "@autotune/database/schema";
import { and, asc, eq, ne, sql } from "drizzle-orm";

/** Nothing in it identifies the buyer. */
const columns = {
  key: affiliateSale.key,
  orderId: affiliateSale.orderId,
  returnId: affiliateSale.returnId,
  amount: affiliateSale.amount,
  state: affiliateSale.state,
  reference: order.reference,
  currency: order.currency,
  placedAt: order.placedAt,
  checkoutId: order.checkoutId,
  clickId: checkout.affiliateClickId,
};

export type NotedSale = NonNullable<Awaited<ReturnType<typeof findNoted>>>;

export async function findNoted(database: Database, key: string) {
  const [found] = await database
    .select(columns)
    .from(affiliateSale)
    .innerJoin(order, eq(order.id, affiliateSale.orderId))
    .innerJoin(checkout, eq(checkout.id, order.checkoutId))
    .where(eq(affiliateSale.key, key));
  return found;
}

/** What was bought, without single prices: the total is reported. */
export function findItems(database: Database, orderId: number) {
  return database
    .select({ path: orderLine.path, quantity: orderLine.quantity })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.position));
}

/** State of the sale that a reversal belongs to. */
export async function findSaleState(database: Database, reference: string) {
  const [found] = await database
    .select({ state: affiliateSale.state })
    .from(affiliateSale)
    .where(eq(affiliateSale.key, reference));
  return found?.state;
}

/** A sale that was reported, or never will be, needs no click: it is deleted at once. */
export async function endSale(
  transaction: Transaction,
  { key, checkoutId }: Pick<NotedSale, "key" | "checkoutId">,
  state: "sent" | "dropped",
): Promise<void> {
  await transaction
    .update(affiliateSale)
    .set({ state, sentAt: state === "sent" ? sql`now()` : null })
    .where(eq(affiliateSale.key, key));
  await transaction
    .update(checkout)
    .set({ affiliateClickId: null })
    .where(eq(checkout.id, checkoutId));
}

/** The job retries. */
export async function markFailed(database: Database, key: string): Promise<void> {
  await database
    .update(affiliateSale)
    .set({ state: "failed" })
    // Another attempt may have succeeded meanwhile.
    .where(and(eq(affiliateSale.key, key), ne(affiliateSale.state, "sent")));
}
