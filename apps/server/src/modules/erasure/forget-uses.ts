import { personKey } from "@autotune/commerce";
import type { Transaction } from "@autotune/database";
import { sql } from "drizzle-orm";
import { forgottenPerson } from "../accounts/forgotten-person.ts";
import { forgetDeclines } from "../checkout/forget-declines.ts";
import type { PersonToErase } from "./erase-person.ts";

/** What counts once for a person goes on to count; the address by which it did is no longer there to read. */
export async function forgetUses(
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
  // What a code gave them for their cart goes with them.
  await transaction.execute(sql`delete from shop.promotion where for_account_id = ${accountId}`);
  // For nobody now; without an address it would be for everybody.
  await transaction.execute(sql`update shop.coupon set for_email = '' where for_email = ${email}`);
  // These slow down whoever tries out cards for an hour, which is long over.
  await forgetDeclines(
    transaction,
    sql`person = ${person}
        or checkout_id in (select id from shop.checkout where account_id = ${accountId})`,
  );
}
