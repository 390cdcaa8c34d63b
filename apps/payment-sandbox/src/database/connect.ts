import pg from "pg";
import { advisoryLocks } from "./advisory-locks.ts";
import { tables } from "./tables.ts";

/** A pool, or the one connection of a running transaction. */
export type Queryable = Pick<pg.ClientBase, "query">;

export async function connect(
  url: string,
  onLostConnection: (error: Error) => void,
): Promise<pg.Pool> {
  await createMissingDatabase(url);
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: "payment sandbox" });
  pool.on("error", onLostConnection);
  try {
    await inTransaction(pool, async (client) => {
      await client.query("select pg_advisory_xact_lock($1)", [advisoryLocks.tables]);
      await client.query(tables);
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
}

export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function createMissingDatabase(url: string): Promise<void> {
  const server = new URL(url);
  const name = decodeURIComponent(server.pathname.slice(1));
  server.pathname = "/postgres";
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    // Another process was faster.
    if (!(error instanceof pg.DatabaseError && ["42P04", "23505"].includes(error.code ?? "")))
      throw error;
  } finally {
    await client.end();
  }
}
