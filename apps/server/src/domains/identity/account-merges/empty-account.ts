import { randomUUID } from "node:crypto";
import type { Transaction } from "@autotune/database";
import { sql } from "drizzle-orm";

/** What opens an account, or is pending to change it. */
const keys = [
  "session",
  "known_device",
  "passkey",
  "passkey_challenge",
  "password_reset_token",
  "account_setup_token",
  "email_change",
] as const;

/** Removes all personal data of an ended account; nobody can sign in any more. */
export async function emptyAccount(
  transaction: Transaction,
  id: number,
  why: "merged" | "erased",
): Promise<void> {
  // The erasure and its timestamp are retained.
  for (const table of why === "merged" ? [...keys, "account_erasure"] : keys)
    await transaction.execute(
      sql`delete from shop.${sql.identifier(table)} where account_id = ${id}`,
    );
  // Random, so that nobody occupies it beforehand; `isEmail` accepts none of this domain.
  const placeholder = `${why}-${randomUUID()}@erased.invalid`;
  await transaction.execute(sql`
    update shop.account
       set email = ${placeholder}, canonical_email = null, password_hash = null, first_name = '',
           last_name = '', street = '', street2 = '', city = '', state = '', postal_code = '',
           country = '', home_phone = '', company = '', language = null, optin_marketing = false,
           optin_reminders = false, mailbox_proved_at = null,
           erased_at = now()
     where id = ${id}`);
}
