import type { Transaction } from "@autotune/database";
import { sql } from "drizzle-orm";
import { emptyAccount } from "../account-merges/empty-account.ts";
import { emptyEvents } from "../accounts/empty-events.ts";
import { isEventOf } from "../accounts/events-of-account.ts";
import { expireExportsOf } from "../data-export/repository.ts";
import { forgetMailbox } from "../mail-delivery/repository.ts";
import { endRights } from "./end-rights.ts";
import { forgetUses } from "./forget-uses.ts";

export interface PersonToErase {
  readonly accountId: number;
  readonly email: string;
}

/**
 * Removes what we know of a person. Orders and what was paid stay with the emptied account, because the law makes
 * us keep them, and that the free trial was used, so that nobody has it twice.
 */
export async function erasePerson(transaction: Transaction, person: PersonToErase): Promise<void> {
  const { accountId, email } = person;
  await transaction.execute(
    sql`delete from shop.cart_snapshot where account_id = ${accountId} or email = ${email}`,
  );
  await transaction.execute(sql`delete from shop.newsletter_subscriber where email = ${email}`);
  await transaction.execute(sql`delete from shop.beta_signup where email = ${email}`);
  await transaction.execute(sql`delete from shop.price_alert where email = ${email}`);
  await transaction.execute(sql`delete from shop.consent_record where account_id = ${accountId}`);
  await forgetMailbox(transaction, email);
  await expireExportsOf(transaction, accountId);
  // Paid after all, what they opened as a guest finds the emptied account, and opens none without an address.
  await transaction.execute(sql`
    update shop.checkout
       set account_id = ${accountId}, email = '', first_name = '', last_name = '', place = '',
           guest_hash = null, affiliate_click_id = null
     where account_id = ${accountId} or (account_id is null and email = ${email})`);
  await transaction.execute(emptyEvents(isEventOf([accountId])));
  await forgetUses(transaction, person);
  // What was declared and when stays; who declared it does not.
  await transaction.execute(sql`
    update shop.withdrawal set name = '', email = ''
     where email = ${email}
        or order_id in (select id from shop.order where account_id = ${accountId})`);
  // A transfer that waits for this person waits for nobody.
  await transaction.execute(sql`
    update shop.licence_transfer set state = 'withdrawn', ended_at = now()
     where state = 'open' and (from_account_id = ${accountId} or to_email = ${email})`);
  await transaction.execute(sql`
    update shop.licence_transfer set to_email = ''
     where to_account_id = ${accountId} or to_email = ${email}`);
  await endRights(transaction, accountId);
  await emptyAccount(transaction, accountId, "erased");
}
