import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";

interface Addresses {
  readonly from: string;
  readonly to: string;
}

/** What somebody wished for and what they were given by address follows them to their other address. */
export async function followAddress(executor: Executor, { from, to }: Addresses): Promise<void> {
  // Of two wishes for a product the one that is there already stays; none goes on to write to the left mailbox, or
  // begins to write to one that has not shown whose it is. Links that the left mailbox had speak for no other.
  await executor.execute(sql`
    with moved as (
      update shop.price_alert alert set email = ${to} where email = ${from} and not exists (
          select from shop.price_alert own where own.email = ${to} and own.path = alert.path)
        and exists (select from shop.account where email = ${to} and mailbox_proved_at is not null)
      returning id)
    delete from shop.price_alert_token token using moved where token.alert_id = moved.id`);
  await executor.execute(sql`delete from shop.price_alert where email = ${from}`);
  // Uses are counted by person, so that a used coupon would be a new one under another address: it is for nobody.
  await executor.execute(sql`
    update shop.coupon set for_email = case when once_per_person and exists (
        select from shop.coupon_use used where used.code = coupon.code) then '' else ${to} end
     where for_email = ${from}`);
}
