import { emailColumns, type Transaction } from "@autotune/database";
import { account, checkout } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { returnToMailbox } from "../../identity/index.ts";
import type { CheckoutRow } from "./checkout-lines.ts";

const unlessNamed = (column: PgColumn) => sql`
  case when account.password_hash is null and account.first_name = '' and account.last_name = ''
       then excluded.${sql.identifier(column.name)} else account.${sql.identifier(column.name)} end`;

/**
 * An order's owner: the account that opened the checkout, or the one of the guest's mailbox. A guest without one
 * gets it now, without a password: the email has the link that sets it up. So does who signed up with the address
 * while the guest was paying, unless the mailbox is verified.
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
    .onConflictDoUpdate({
      target: account.mailbox,
      // An address alone is taken by whoever signs up with it; a concurrent sign-up sees the name, not yet the order.
      set: { firstName: unlessNamed(account.firstName), lastName: unlessNamed(account.lastName) },
    })
    .returning({ id: account.id });
  if (found === undefined) throw new Error(`The guest of checkout ${id} has no account`);
  await returnToMailbox(transaction, { accountId: found.id, firstName, lastName });
  // The next event of this checkout finds the same account, even if its email address changes.
  await transaction.update(checkout).set({ accountId: found.id }).where(eq(checkout.id, id));
  return found.id;
}
