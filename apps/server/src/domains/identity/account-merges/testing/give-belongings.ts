import { randomUUID } from "node:crypto";
import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import { givePlan } from "../../accounts/testing/give-plan.ts";

interface Holder {
  readonly id: number;
  readonly email: string;
}

export interface Amounts {
  readonly orders: number;
  readonly licences: number;
  /** Plans that are over. */
  readonly plans: number;
  /** Licences transferred, sent and received. */
  readonly transfers: number;
  readonly exports: number;
}

/** What a customer accumulates over time, in every table that names an account as the owner. */
export async function giveBelongings(
  database: Database,
  { id, email }: Holder,
  { orders, licences, plans, transfers, exports }: Amounts,
): Promise<void> {
  const past = { state: "deactivated", endedAt: new Date(), entitledUntil: new Date() } as const;
  for (let made = 0; made < plans; made += 1) await givePlan(database, id, past);
  for (let made = 0; made < orders; made += 1)
    await database.execute(sql`
      with opened as (
        insert into shop.checkout (id, account_id, language, country, currency, subtotal, lines)
        values (gen_random_uuid(), ${id}, 'en', 'US', 'USD', 0, '[]') returning id)
      insert into shop.order (provider_order_id, reference, checkout_id, account_id, state, language,
        currency, subtotal, discount, tax, tax_included, total, suppress_redirect, placed_at, changed_at)
      select id, id, id, ${id}, 'completed', 'en', 'USD', 0, 0, 0, false, 0, false, now(), now()
        from opened`);
  if (orders > 0) await giveTraces(database, { id, email });
  const serials = Array.from({ length: licences }, () => randomUUID());
  for (const serial of serials)
    await database.execute(sql`
      insert into shop.licence (ordinal, account_id, pid, serial, authentication_string)
      values (0, ${id}, 'PID-auto-tune-pro', ${serial}, ${serial})`);
  for (const serial of serials.slice(0, transfers))
    await database.execute(sql`
      with activated as (
        insert into shop.activation (licence_id, device_id, device_name, system, app_version)
        select id, 'mac', 'Mac', 'mac', '1' from shop.licence where serial = ${serial})
      insert into shop.licence_transfer
        (licence_id, from_account_id, to_account_id, to_email, state, ended_at)
      select id, ${id}, ${id}, ${email}, 'done', now() from shop.licence where serial = ${serial}`);
  for (let made = 0; made < exports; made += 1)
    await database.execute(sql`
      insert into shop.data_export (account_id, expires_at) values (${id}, now() + interval '7 days')`);
  await database.execute(sql`
    insert into shop.trial_use (person, account_id, provider_order_id)
    values (${email}, ${id}, ${randomUUID()})`);
  await database.execute(sql`
    insert into shop.cart_snapshot (email, account_id, items) values (${email}, ${id}, '[]')`);
}

/** What other tables store about buyers. */
async function giveTraces(database: Database, { id, email }: Holder): Promise<void> {
  await database.execute(sql`
    with bought as (
      select id, provider_order_id, checkout_id, reference from shop.order
       where account_id = ${id} order by id limit 1),
    paid as (
      insert into shop.coupon_use (code, person, provider_order_id)
      select 'SINGER20', ${email}, provider_order_id from bought),
    declined as (
      insert into shop.declined_payment (provider_order_id, checkout_id, place, person, declined_at)
      select gen_random_uuid(), checkout_id, '198.51.100.0/24', ${email}, now() from bought),
    refunded as (
      insert into shop.refund (provider_return_id, order_id, amount, refunded_at)
      select gen_random_uuid(), id, 0, now() from bought),
    told as (
      insert into shop.provider_event (event_id, type, live, occurred_at, data, handled_at)
      select gen_random_uuid(), 'order.completed', false, now(), jsonb_build_object(
        'id', provider_order_id, 'ipAddress', '198.51.100.7', 'customer', jsonb_build_object(
          'first', 'Nina', 'email', ${email}::text, 'phone', '+49 30 0815')), now()
        from bought)
    insert into shop.withdrawal (name, email, reference, language, order_id, state, settled_at)
    select 'Nina Vibrato', ${email}, reference, 'en', id, 'refunded', now() from bought`);
}
