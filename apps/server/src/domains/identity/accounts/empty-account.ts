import { randomUUID } from "node:crypto";
import type { Transaction } from "@autotune/database";
import { sql } from "drizzle-orm";
import { endCredentials } from "./end-credentials.ts";

/** Removes all personal data of an ended account; nobody can sign in any more. */
export async function emptyAccount(
  transaction: Transaction,
  id: number,
  why: "merged" | "erased",
): Promise<void> {
  await endCredentials(transaction, id);
  // An erasure that is done is retained with its timestamp.
  if (why === "merged")
    await transaction.execute(sql`delete from shop.account_erasure where account_id = ${id}`);
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
