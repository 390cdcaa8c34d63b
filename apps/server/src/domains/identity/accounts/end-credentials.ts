import type { Transaction } from "@autotune/database";
import { sql } from "drizzle-orm";

/** What opens an account, or is pending to change it. The password is in the account's own row. */
const tables = [
  "session",
  "known_device",
  "passkey",
  "passkey_challenge",
  "password_reset_token",
  "account_setup_token",
  "email_change",
] as const;

/** Nobody is signed in to the account from now on, and no link or key opens it. */
export async function endCredentials(transaction: Transaction, accountId: number): Promise<void> {
  for (const table of tables)
    await transaction.execute(
      sql`delete from shop.${sql.identifier(table)} where account_id = ${accountId}`,
    );
}
