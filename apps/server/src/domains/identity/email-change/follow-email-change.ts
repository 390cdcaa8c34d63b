import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";

interface EmailPair {
  readonly from: string;
  readonly to: string;
}

/** Price alerts and coupons that are stored by email address move to the account's new email address. */
export async function followEmailChange(
  executor: Executor,
  { from, to }: EmailPair,
): Promise<void> {
  // Of two alerts for a product the existing one stays; none continues to write to the old mailbox, or starts
  // to write to an unverified one. Links sent to the old mailbox are valid for no other.
  await executor.execute(sql`
    with moved as (
      update shop.price_alert alert set email = ${to} where email = ${from} and not exists (
          select from shop.price_alert own where own.email = ${to} and own.path = alert.path)
        and exists (select from shop.account where email = ${to} and mailbox_proved_at is not null)
      returning id)
    delete from shop.price_alert_token token using moved where token.alert_id = moved.id`);
  await executor.execute(sql`delete from shop.price_alert where email = ${from}`);
  // Uses are counted by person, so a used coupon would be unused under another email address: it is assigned to nobody.
  await executor.execute(sql`
    update shop.coupon set for_email = case when once_per_person and exists (
        select from shop.coupon_use used where used.code = coupon.code) then '' else ${to} end
     where for_email = ${from}`);
}
