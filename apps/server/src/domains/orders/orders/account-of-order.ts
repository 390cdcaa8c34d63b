import { emailColumns, type Transaction } from "@autotune/database";
import { account, checkout } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import type { CheckoutRow } from "./checkout-lines.ts";

/**
 * An order's owner: the account that opened the checkout, or the one with the guest's email address. A guest without
 * one gets it now, without a password: the email has the link that sets it up.
 */
export async function accountOfOrder(
  transaction: Transaction,
  { id, accountId, email, firstName, lastName }: CheckoutRow,
): Promise<number> {
  if (accountId !== null) return accountId;
  const [found] = await transaction
    .insert(account)
    .values({
      ...emailColumns(email),
      firstName,
      lastName,
      passwordHash: null,
      optinMarketing: false,
    })
    // A no-op update, to return the existing row.
    .onConflictDoUpdate({ target: account.mailbox, set: { email: sql`account.email` } })
    .returning({ id: account.id });
  if (found === undefined) throw new Error(`The guest of checkout ${id} has no account`);
  // The next event of this checkout finds the same account, even if its email address changes.
  await transaction.update(checkout).set({ accountId: found.id }).where(eq(checkout.id, id));
  return found.id;
}
