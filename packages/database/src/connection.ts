import type { SQL } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

export type Database = NodePgDatabase;

/** Anything that runs a statement: a pool, or a transaction of ours or of the CMS. */
export interface Executor {
  execute(statement: SQL): PromiseLike<{ rows: Record<string, unknown>[] }>;
}

export interface DatabaseConnection {
  readonly database: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface ConnectOptions {
  readonly url: string;
  readonly applicationName: string;
  readonly maxConnections: number;
  /** An idle connection that breaks is replaced by the pool; the caller only wants to know. */
  readonly onIdleError: (error: Error) => void;
}

export function connect(options: ConnectOptions): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.applicationName,
    max: options.maxConnections,
    connectionTimeoutMillis: 2000,
    statement_timeout: 10_000,
    // The server's own limit does not help when the connection is dead and nobody says so.
    query_timeout: 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  pool.on("error", options.onIdleError);
  return { database: drizzle(pool, { casing: "snake_case" }), pool, close: () => pool.end() };
}
