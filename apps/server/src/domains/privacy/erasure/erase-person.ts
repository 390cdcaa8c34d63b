import type { Transaction } from "@autotune/database";
import { sql } from "drizzle-orm";
import { emptyAccount } from "../../identity/account-merges/empty-account.ts";
import { emptyEvents } from "../../checkout/declined-payments/empty-events.ts";
import { isEventOf } from "../data-export/events-of-account.ts";
import { expireExportsOf } from "../data-export/repository.ts";
import { eraseMailbox } from "../../../platform/mail-delivery/repository.ts";
import { endRights } from "./end-rights.ts";
import { eraseUses } from "./erase-uses.ts";

export interface PersonToErase {
  readonly accountId: number;
  readonly email: string;
}

/**
 * Removes a person's data. Orders and payments stay with the emptied account, because the law requires us to
 * retain them, and that the free trial was used, so that nobody has it twice.
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
  await eraseMailbox(transaction, email);
  await expireExportsOf(transaction, accountId);
  // A guest checkout that is paid after all finds the emptied account, and creates none without an email address.
  await transaction.execute(sql`
    update shop.checkout
       set account_id = ${accountId}, email = '', first_name = '', last_name = '', place = '',
           guest_hash = null, affiliate_click_id = null
     where account_id = ${accountId} or (account_id is null and email = ${email})`);
  await transaction.execute(emptyEvents(isEventOf([accountId])));
  await eraseUses(transaction, person);
  // The declaration and its time are retained; the person is not.
  await transaction.execute(sql`
    update shop.withdrawal set name = '', email = ''
     where email = ${email}
        or order_id in (select id from shop.order where account_id = ${accountId})`);
  // A transfer to this person has no recipient any more.
  await transaction.execute(sql`
    update shop.licence_transfer set state = 'withdrawn', ended_at = now()
     where state = 'open' and (from_account_id = ${accountId} or to_email = ${email})`);
  await transaction.execute(sql`
    update shop.licence_transfer set to_email = ''
     where to_account_id = ${accountId} or to_email = ${email}`);
  await endRights(transaction, accountId);
  await emptyAccount(transaction, accountId, "erased");
}
