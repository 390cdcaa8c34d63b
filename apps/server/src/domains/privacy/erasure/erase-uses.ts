import { personKey } from "@autotune/commerce";
import type { Transaction } from "@autotune/database";
import { sql } from "drizzle-orm";
import { forgottenPerson } from "../../identity/accounts/forgotten-person.ts";
import { purgeDeclines } from "../../checkout/declined-payments/purge-declines.ts";
import type { PersonToErase } from "./erase-person.ts";

/** Limits per person still count; the email address by which they did is no longer readable. */
export async function eraseUses(
  transaction: Transaction,
  { accountId, email }: PersonToErase,
): Promise<void> {
  const person = personKey(email);
  const forgotten = forgottenPerson(sql`person`);
  const isReadable = sql`person not like 'forgotten:%'`;
  await transaction.execute(sql`
    update shop.trial_use set person = ${forgotten}
     where (account_id = ${accountId} or person = ${person}) and ${isReadable}`);
  await transaction.execute(sql`
    update shop.coupon_use set person = ${forgotten}
     where ${isReadable} and (person = ${person} or provider_order_id in (
       select provider_order_id from shop.order where account_id = ${accountId}))`);
  await transaction.execute(sql`
    update shop.redeem_code
       set person = ${forgotten},
           once_person = case when once_person is not null then ${forgotten} end
     where (account_id = ${accountId} or person = ${person}) and ${isReadable}`);
  // A redeemed code's benefit for their cart goes with them.
  await transaction.execute(sql`delete from shop.promotion where for_account_id = ${accountId}`);
  // Assigned to nobody; without an email address it would be for everybody.
  await transaction.execute(sql`update shop.coupon set for_email = '' where for_email = ${email}`);
  // These slow down card testing for an hour, which is long over.
  await purgeDeclines(
    transaction,
    sql`person = ${person}
        or checkout_id in (select id from shop.checkout where account_id = ${accountId})`,
  );
}
