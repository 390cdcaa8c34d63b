import type { Transaction } from "@autotune/database";
import { failedOrder } from "@autotune/database/schema";
import { releaseReservations } from "../../checkout/index.ts";
import { writeOrder, type OrderOfCheckout } from "./write-order.ts";

/**
 * Records that no money comes, and returns the outcome. Stored also by the provider's id alone, in case the pending
 * event comes late.
 */
export async function failOrder(transaction: Transaction, read: OrderOfCheckout): Promise<string> {
  const { id: providerOrderId, changedAt: failedAt } = read.provided;
  await transaction.insert(failedOrder).values({ providerOrderId, failedAt }).onConflictDoNothing();
  await releaseReservations(transaction, read.checkout.id);
  // A guest gets an account with an order. A failed one is none, and so creates none.
  if (read.checkout.accountId === null) return "a guest's order came to nothing";
  const written = await writeOrder(transaction, { ...read, state: "failed" });
  return written === undefined ? "order was further already" : "order failed";
}
