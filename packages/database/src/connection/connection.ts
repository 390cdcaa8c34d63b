import type { SQL } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { disablePreparedStatements } from "./disable-prepared-statements.ts";
import { observePool, type PoolObserver } from "./observe-pool.ts";
import { runPrepared } from "./run-prepared.ts";
import { transactOn } from "./transact.ts";

export type Database = NodePgDatabase;

/** A connection with a transaction open on it; `$client` is the connection itself. */
export type Transaction = Database & { readonly $client: pg.PoolClient };

/** Runs work in a transaction: all that it writes, or nothing. */
export type Transact = <Result>(
  work: (transaction: Transaction) => Promise<Result>,
) => Promise<Result>;

/** Anything that runs a statement: a pool, or a transaction of ours or of the CMS. */
export interface Executor {
  execute(statement: SQL): PromiseLike<{ rows: Record<string, unknown>[] }>;
}

/** The connections of a pool, and who waits for one. */
interface PoolState {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Runs one statement whose text never varies, which is a transaction by itself. */
export type RunStatement = (
  text: string,
  values: readonly unknown[],
) => Promise<{ rows: Record<string, unknown>[] }>;

export interface DatabaseConnection {
  readonly database: Database;
  readonly transact: Transact;
  readonly runStatement: RunStatement;
  poolState(): PoolState;
  close(): Promise<void>;
}

export interface ConnectOptions {
  readonly url: string;
  readonly applicationName: string;
  readonly maxConnections: number;
  /** A connection that breaks is replaced by the pool; the caller is only notified. */
  readonly onLostConnection: (error: Error) => void;
  readonly observer?: PoolObserver;
  /** False behind a pooler that does not know prepared statements; by default the database plans each named one once. */
  readonly namedStatements?: boolean | undefined;
}

export function connect(options: ConnectOptions): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.applicationName,
    max: options.maxConnections,
    connectionTimeoutMillis: 2000,
    statement_timeout: 10_000,
    // Our statements read few rows by many ways. Compiling one takes PostgreSQL a second, running it milliseconds.
    options: "-c jit=off",
    // The server's own limit does not help when the connection is dead without notice.
    query_timeout: 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  pool.on("error", options.onLostConnection);
  // Also while it is in use: without a listener a connection that breaks in a transaction ends the process.
  pool.on("connect", (client) => client.on("error", options.onLostConnection));
  if (options.namedStatements === false) disablePreparedStatements(pool);
  if (options.observer !== undefined) observePool(pool, options.observer);
  return {
    database: drizzle(pool, { casing: "snake_case" }),
    transact: transactOn(pool),
    runStatement: (text, values) => runPrepared(pool, text, values),
    poolState: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}
