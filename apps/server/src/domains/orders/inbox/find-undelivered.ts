import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";

/** A line that was paid and not refunded has a licence for every copy, or its subscription. */
const isDelivered = sql`case when line.type in ('subscription', 'trial')
  then exists (select from shop.subscription where order_line_id = line.id)
  else (select count(distinct ordinal) from shop.licence where order_line_id = line.id) = line.quantity
  end`;

/**
 * Which of these provider orders lack a complete order of ours with everything that its lines grant. The amount paid
 * does not matter: a trial costs nothing and must be delivered too.
 */
export async function findUndelivered(
  executor: Executor,
  providerOrderIds: readonly string[],
): Promise<string[]> {
  const { rows } = await executor.execute(sql`
    select paid.id from jsonb_array_elements_text(${JSON.stringify(providerOrderIds)}::jsonb) paid (id)
    where not exists (
      select from shop.order
       where provider_order_id = paid.id and state in ('completed', 'refunded')
         and exists (select from shop.order_line where order_id = shop.order.id)
         and not exists (select from shop.order_line line
           where line.order_id = shop.order.id and line.refunded_at is null and not ${isDelivered}))`);
  return rows.map((row) => String(row["id"]));
}

/** Which of these subscription charges have extended none of our plans. */
export async function findUnknownCharges(
  executor: Executor,
  chargeIds: readonly string[],
): Promise<string[]> {
  const { rows } = await executor.execute(sql`
    select paid.id from jsonb_array_elements_text(${JSON.stringify(chargeIds)}::jsonb) paid (id)
    where not exists (select from shop.subscription_charge where provider_key = paid.id)`);
  return rows.map((row) => String(row["id"]));
}
