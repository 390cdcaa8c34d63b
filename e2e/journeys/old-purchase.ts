import { randomBytes } from "node:crypto";
import pg from "pg";
import { databaseUrl } from "./shop-test.ts";

/** As if an order had been placed a month ago: its time for withdrawal is over. */
export async function ageOrder(reference: string): Promise<void> {
  await inDatabase(
    `with aged as (
       update shop.order set placed_at = placed_at - interval '30 days'
        where reference = $1 returning id)
     update shop.licence set granted_at = granted_at - interval '30 days'
      where order_line_id in (
        select line.id from shop.order_line line join aged on aged.id = line.order_id)`,
    [reference],
  );
}

/** Licences of a product that was bought in the previous shop. */
export async function giveOldLicence(email: string, pid: string, count = 1): Promise<void> {
  const mark = randomBytes(6).toString("hex");
  await inDatabase(
    `insert into shop.licence (ordinal, account_id, pid, serial, authentication_string, granted_at)
     select 0, id, $2, 'OLD-' || $3::text || number, 'old-key-' || $3::text || number,
         now() - interval '3 years'
       from shop.account, generate_series(1, $4::integer) as number where email = $1`,
    [email, pid, mark, String(count)],
  );
}

export async function inDatabase(statement: string, values: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
