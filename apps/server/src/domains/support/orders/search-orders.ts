import type { Database } from "@autotune/database";
import { sql, type SQL } from "drizzle-orm";

/** So many characters of a serial are shown. */
const serialEnd = /^[0-9a-z]{4}$/i;
/** More than a page of them is no help. */
const ordersAtMost = 25;

/** The order of a reference: its own, or that of a later charge of its plans. */
export function findByReference(database: Database, query: string): Promise<number[]> {
  const code = query.trim().toUpperCase();
  return ids(
    database,
    sql`select id from shop."order" where reference = ${code}
        union all
        select line.order_id from shop.subscription_charge charge
          join shop.subscription plan on plan.id = charge.subscription_id
          join shop.order_line line on line.id = plan.order_line_id
         where charge.reference = ${code}`,
  );
}

/** Orders of licences with this serial, or with as much of its end as staff sees. */
export function findBySerial(database: Database, query: string): Promise<number[]> {
  const text = query.trim();
  const code = text.toUpperCase();
  const isIt = serialEnd.test(text)
    ? sql`right(serial, 4) = ${code}`
    : sql`serial in (${text}, ${code})`;
  return ids(
    database,
    sql`select line.order_id from shop.licence
          join shop.order_line line on line.id = licence.order_line_id
         where ${isIt} order by licence.id desc limit ${ordersAtMost}`,
  );
}

/** The condition on `buyer` that a part of their name or email address is this. */
export function hasWords(query: string): SQL {
  const part = query
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql`lower(buyer.first_name || ' ' || buyer.last_name || ' ' || buyer.email) like ${`%${part}%`}`;
}

async function ids(database: Database, statement: SQL): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(
    sql`select distinct id::float8 as id from (${statement}) found (id)`,
  );
  return rows.map(({ id }) => id);
}
