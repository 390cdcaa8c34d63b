import { emailColumns, type Transaction } from "@autotune/database";
import { account } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";

const waitsForSetup = sql<boolean>`${account.passwordHash} is null`;

/** The account of an email address; if there is none, a new one without a password, set up by an email's link. */
export async function accountOfTaker(
  transaction: Transaction,
  email: string,
): Promise<{ readonly id: number; readonly waitsForSetup: boolean }> {
  const [found] = await transaction
    .insert(account)
    .values({
      ...emailColumns(email),
      firstName: "",
      lastName: "",
      passwordHash: null,
      optinMarketing: false,
    })
    // A no-op update, to return the existing row.
    .onConflictDoUpdate({ target: account.mailbox, set: { email: sql`account.email` } })
    .returning({ id: account.id, waitsForSetup });
  if (found === undefined) throw new Error("The taker of a licence has no account");
  return found;
}

/** Whether the account can only be opened from its mailbox. */
export async function isWaitingForSetup(transaction: Transaction, id: number): Promise<boolean> {
  const [found] = await transaction
    .select({ waitsForSetup })
    .from(account)
    .where(eq(account.id, id));
  return found?.waitsForSetup === true;
}
