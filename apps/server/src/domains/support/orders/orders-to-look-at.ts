import { orderConcernDays, type OrderConcern } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { sql, type SQL } from "drizzle-orm";

/** A bank transfer takes days. */
const daysPending = 3;
/** The provider confirms a refund within minutes; after this it will not by itself. */
const hoursUnconfirmed = 24;

/** When a refund was requested that should have been confirmed by now, of an entry of the audit log. */
const isOverdue = sql`asked.action = 'order.refund'
       and asked.at between now() - ${orderConcernDays} * interval '1 day' and now() - ${hoursUnconfirmed} * interval '1 hour'`;

/** Orders with a reason to look at them, as (id, concern). Each source is found by an index and stays short. */
const sources: Readonly<Record<OrderConcern, SQL>> = {
  pending: sql`
    select id, 'pending' from shop."order"
     where state = 'pending' and placed_at < now() - ${daysPending} * interval '1 day'`,
  withdrawal: sql`
    select order_id, 'withdrawal' from shop.withdrawal
     where state = 'received' and order_id is not null`,
  refund: sql`
    select line.order_id, 'refund'
      from audit.entry asked
      cross join lateral jsonb_array_elements_text(asked.details -> 'lines') named (line)
      join shop.order_line line on line.id = named.line::bigint
     where ${isOverdue} and line.refunded_at is null
    union all
    select line.order_id, 'refund'
      from audit.entry asked
      join shop.subscription_charge charge on charge.id = (asked.details ->> 'charge')::bigint
      join shop.subscription plan on plan.id = charge.subscription_id
      join shop.order_line line on line.id = plan.order_line_id
     where ${isOverdue} and charge.state = 'completed'`,
  email: sql`
    select bought.id, 'email'
      from shop.mail_report report
      join shop.account on account.email = report.email
      join shop."order" bought on bought.account_id = account.id
     where report.kind = 'hard' and bought.state = 'completed'
       and bought.placed_at > now() - ${orderConcernDays} * interval '1 day'`,
};

const concerned = sql`(${sql.join(Object.values(sources), sql` union all `)}) concerned (id, concern)`;

/** Their ids, for a condition of the list. */
export const idsToLookAt = sql`(select concerned.id from ${concerned})`;

/** The ids of those whose emails do not arrive. */
export const idsOfFailedEmails = sql`(
  select failed.id from (${sources.email}) failed (id, concern))`;

export async function countOrdersToLookAt(database: Database): Promise<number> {
  return await countDistinct(database, concerned);
}

export async function countFailedEmails(database: Database): Promise<number> {
  return await countDistinct(database, sql`(${sources.email}) concerned (id, concern)`);
}

async function countDistinct(database: Database, orders: SQL): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(distinct concerned.id)::integer as count from ${orders}`,
  );
  return rows[0]?.count ?? 0;
}

/** Why somebody should look at these orders; without an entry where there is no reason. */
export async function readConcerns(
  database: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrderConcern[]>> {
  const concerns = new Map<number, OrderConcern[]>();
  if (orderIds.length === 0) return concerns;
  const { rows } = await database.execute<{ id: number; concern: OrderConcern }>(sql`
    select distinct concerned.id::float8 as id, concern from ${concerned}
     where concerned.id = any(${sql.param([...orderIds])}::bigint[]) order by concern`);
  for (const { id, concern } of rows) concerns.set(id, [...(concerns.get(id) ?? []), concern]);
  return concerns;
}
