import { randomUUID } from "node:crypto";
import type { Database } from "@autotune/database";
import { subscription } from "@autotune/database/schema";
import { sql } from "drizzle-orm";

type Changes = Partial<typeof subscription.$inferInsert>;

/** A monthly plan that runs for another day, as an order leaves it. */
export async function givePlan(
  database: Database,
  accountId: number,
  changes: Changes = {},
): Promise<number> {
  const { path = "auto-tune-unlimited-monthly" } = changes;
  const { rows } = await database.execute<{ id: number }>(sql`
    with kept as (
      insert into shop.checkout (id, account_id, language, country, currency, subtotal, lines)
      values (gen_random_uuid(), ${accountId}, 'en', 'US', 'USD', 0, '[]') returning id),
    bought as (
      insert into shop.order (provider_order_id, reference, checkout_id, account_id, state, language,
        currency, subtotal, discount, tax, tax_included, total, suppress_redirect, placed_at, changed_at)
      select id, id, id, ${accountId}, 'completed', 'en', 'USD', 0, 0, 0, false, 0, false, now(), now()
        from kept returning id)
    insert into shop.order_line (order_id, position, path, pid, name, type, quantity, total)
    select id, 0, ${path}, ${path}, ${path}, 'subscription', 1, 0 from bought returning id::integer`);
  const [given] = await database
    .insert(subscription)
    .values({
      providerSubscriptionId: randomUUID(),
      accountId,
      orderLineId: rows[0]?.id ?? 0,
      language: "en",
      path,
      state: "active",
      currency: "USD",
      price: 2500,
      subInterval: 1,
      subIntervalUnit: "m",
      beganAt: new Date(),
      entitledUntil: new Date(Date.now() + 86_400_000),
      changedAt: new Date(),
      ...changes,
    })
    .returning({ id: subscription.id });
  return given?.id ?? 0;
}
