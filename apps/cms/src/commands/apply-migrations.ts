import { changeIndexes, isConcurrent } from "@autotune/database/concurrent-indexes";
import { lockPatience } from "@autotune/database/lock-timeout";
import type { MigrateUpArgs } from "@payloadcms/db-postgres";
import { sql, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { readMigrationFiles, type Payload } from "payload";

/**
 * Applies Payload's migrations, each in a transaction of its own. None waits long for a lock, behind which others
 * would wait. `onFailure` hears why one failed, because Payload ends the process then.
 */
export async function applyCmsMigrations(
  payload: Payload,
  onFailure: (error: unknown) => void = () => undefined,
): Promise<void> {
  const migrations = await readMigrationFiles({ payload });
  await payload.db.migrate({
    migrations: migrations.map((migration) => ({
      ...migration,
      up: async (args: unknown) => {
        try {
          if (!isForPostgres(args)) throw new Error("Payload migrates something else");
          await migrateUp(migration.up, args);
        } catch (error) {
          onFailure(error);
          throw error;
        }
      },
    })),
  });
}

/** Payload's own type leaves open what a database hands to a migration. */
const isForPostgres = (args: unknown): args is MigrateUpArgs =>
  typeof args === "object" && args !== null && "db" in args && "payload" in args && "req" in args;

export async function migrateUp(
  up: (args: MigrateUpArgs) => Promise<void>,
  args: MigrateUpArgs,
): Promise<void> {
  await args.db.execute(sql.raw(`set lock_timeout = ${lockPatience.timeoutMs}`));
  await up({ ...args, db: withConcurrentIndexes(args) });
}

const dialect = new PgDialect();

/** A concurrent index is made outside of the transaction that Payload opened: nothing has happened in it yet. */
function withConcurrentIndexes({ db, payload }: MigrateUpArgs): MigrateUpArgs["db"] {
  const execute = async (statement: SQL | string) => {
    const text = typeof statement === "string" ? statement : dialect.sqlToQuery(statement).sql;
    if (!isConcurrent(text)) return db.execute(statement);
    const client = await payload.db.pool.connect();
    try {
      await changeIndexes(client, text);
    } finally {
      client.release();
    }
    return undefined;
  };
  return new Proxy(db, {
    get: (target, name) => (name === "execute" ? execute : Reflect.get(target, name)),
  });
}
