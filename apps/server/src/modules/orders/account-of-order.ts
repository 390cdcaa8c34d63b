import type { Transaction } from "@autotune/database";
import { account, checkout } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import type { CheckoutRow } from "./checkout-lines.ts";

/**
 * Whose an order is: the account that opened the checkout, or the one that a guest's address has. A guest who
 * has none gets it now, without a password: the mail carries the link that sets it up.
 */
export async function accountOfOrder(
  transaction: Transaction,
  { id, accountId, email, firstName, lastName }: CheckoutRow,
): Promise<number> {
  if (accountId !== null) return accountId;
  const [found] = await transaction
    .insert(account)
    .values({ email, firstName, lastName, passwordHash: null, optinMarketing: false })
    // Changes nothing, but gives the row that is there.
    .onConflictDoUpdate({ target: account.email, set: { email: sql`excluded.email` } })
    .returning({ id: account.id });
  if (found === undefined) throw new Error(`The guest of checkout ${id} has no account`);
  // The next event of this checkout finds the same one, whatever becomes of the address.
  await transaction.update(checkout).set({ accountId: found.id }).where(eq(checkout.id, id));
  return found.id;
}
