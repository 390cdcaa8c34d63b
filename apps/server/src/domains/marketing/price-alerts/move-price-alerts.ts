import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";

/**
 * Price alerts follow an account to its new email address. Of two alerts for a product the existing one stays; none
 * continues to write to the old mailbox, or starts to write to an unverified one. Links sent to the old mailbox are
 * valid for no other.
 */
export async function movePriceAlerts(
  executor: Executor,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await executor.execute(sql`
    with moved as (
      update shop.price_alert alert set email = ${to} where email = ${from} and not exists (
          select from shop.price_alert own where own.email = ${to} and own.path = alert.path)
        and exists (select from shop.account where email = ${to} and mailbox_proved_at is not null)
      returning id)
    delete from shop.price_alert_token token using moved where token.alert_id = moved.id`);
  await executor.execute(sql`delete from shop.price_alert where email = ${from}`);
}
