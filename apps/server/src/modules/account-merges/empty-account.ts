import type { Transaction } from "@autotune/database";
import { sql } from "drizzle-orm";

/** What opens an account, or waits to change it. */
const keys = [
  "session",
  "known_device",
  "passkey",
  "passkey_challenge",
  "password_reset_token",
  "account_setup_token",
  "email_change",
] as const;

/** Of an account that has ended nothing of its person stays, and nobody gets in. */
export async function emptyAccount(
  transaction: Transaction,
  id: number,
  why: "merged" | "erased",
): Promise<void> {
  // That somebody was erased is kept with when.
  for (const table of why === "merged" ? [...keys, "account_erasure"] : keys)
    await transaction.execute(
      sql`delete from shop.${sql.identifier(table)} where account_id = ${id}`,
    );
  await transaction.execute(sql`
    update shop.account
       set email = ${`${why}-${id}@erased.invalid`}, password_hash = null, first_name = '',
           last_name = '', street = '', street2 = '', city = '', state = '', postal_code = '',
           country = '', home_phone = '', company = '', language = null, optin_marketing = false,
           optin_reminders = false, mailbox_proved_at = null,
           erased_at = now()
     where id = ${id}`);
}
