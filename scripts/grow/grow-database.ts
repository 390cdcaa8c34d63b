import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { copyLine, type GrownSize, type GrownTable } from "./grown-table.ts";
import { accountTables } from "./tables/accounts.ts";
import { emailTables } from "./tables/emails.ts";
import { licenceTables } from "./tables/licences.ts";
import { orderTables } from "./tables/orders.ts";
import { providerEventTables } from "./tables/provider-events.ts";
import { subscriptionTables } from "./tables/subscriptions.ts";

export const grownTables: readonly GrownTable[] = [
  ...accountTables,
  ...orderTables,
  ...licenceTables,
  ...providerEventTables,
  ...subscriptionTables,
  ...emailTables,
];

/** Adds the customers of years, and everything that comes with them, to a migrated database. */
export async function growDatabase(
  url: string,
  accounts: number,
  tell: (news: string) => void,
  tables = grownTables,
): Promise<void> {
  const size = { accounts, now: new Date() };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // No foreign keys, no triggers: the rows are known to fit together, and nobody is told of them.
    await client.query("set session_replication_role = replica");
    await client.query("set synchronous_commit = off");
    await client.query("set maintenance_work_mem = '1GB'");
    await makeMonthsOfEvents(client, size.now);
    const rebuild = await dropIndexes(client);
    for (const table of tables) {
      const began = performance.now();
      const rows = await fill(client, table, size);
      tell(`${table.table}: ${rows} rows in ${Math.round((performance.now() - began) / 1000)} s`);
    }
    const began = performance.now();
    await rebuild();
    await moveIdentities(client);
    await client.query("vacuum (analyze)");
    tell(`indexes and statistics in ${Math.round((performance.now() - began) / 1000)} s`);
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, table: GrownTable, size: GrownSize): Promise<number> {
  const rows = table.rowsPerAccount * size.accounts;
  const columns = Object.entries(table.columns);
  const names = columns.map(([name]) => pg.escapeIdentifier(name)).join(", ");
  const copy = client.query(copyFrom(`copy ${table.table} (${names}) from stdin`));
  await pipeline(
    Readable.from(chunks(rows, (row) => columns.map(([, value]) => value(row, size)))),
    copy,
  );
  return copy.rowCount ?? 0;
}

/** A line at a time costs the stream more than the line. */
function* chunks(rows: number, valuesOf: (row: number) => Parameters<typeof copyLine>[0]) {
  let chunk = "";
  for (let row = 0; row < rows; row += 1) {
    chunk += copyLine(valuesOf(row));
    if (chunk.length < 65_536) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}

async function makeMonthsOfEvents(client: pg.Client, now: Date): Promise<void> {
  for (let ago = 24; ago >= 0; ago -= 1) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1));
    await client.query("select shop.keep_event_partitions($1)", [month]);
  }
}

/** Those of no constraint: making them once is faster than keeping them row by row. */
async function dropIndexes(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select index.oid::regclass::text as name, pg_get_indexdef(index.oid) as definition
      from pg_index
      join pg_class index on index.oid = indexrelid
      join pg_class owner on owner.oid = indrelid
     where index.relnamespace = 'shop'::regnamespace and not owner.relispartition
       and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition.replace(" ON ONLY ", " ON "));
  };
}

/** So that the next row that the shop adds has a number of its own. */
async function moveIdentities(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select attrelid::regclass::text as table, attname as column
      from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'shop'::regnamespace and relkind = 'r' and attidentity <> ''`);
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest(1, (select max(${pg.escapeIdentifier(column)}) from ${table})))`,
      [table, column],
    );
}
