import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { changeIndexes, isConcurrent } from "./concurrent-indexes.ts";
import { untilLocked, type LockPatience } from "./lock-timeout.ts";

interface ApplyOptions {
  readonly migrationsFolder: string;
  readonly patience: LockPatience;
}

/**
 * Applies the migrations that a database lacks, each in a transaction of its own, or in none if it makes indexes.
 * Drizzle's own migrator has one for all: it can make no index concurrently, and holds each lock until the last one is
 * done. The table in which it counts them is the same. Returns whether the database has migrations of a newer release.
 */
export async function applyMigrations(
  client: pg.Client,
  { migrationsFolder, patience }: ApplyOptions,
): Promise<{ readonly isNewer: boolean }> {
  await client.query(
    "create table if not exists shop.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  const { rows } = await client.query<{ last: string | null }>(
    "select max(created_at) as last from shop.__drizzle_migrations",
  );
  const last = Number(rows[0]?.last ?? 0);
  const migrations = readMigrationFiles({ migrationsFolder });
  for (const { sql, folderMillis, hash } of migrations) {
    if (folderMillis <= last) continue;
    const record = () =>
      client.query("insert into shop.__drizzle_migrations (hash, created_at) values ($1, $2)", [
        hash,
        folderMillis,
      ]);
    const text = sql.join("\n");
    if (isConcurrent(text)) {
      // It stops nobody, however long it waits for transactions that began before it.
      await client.query("set lock_timeout = 0");
      await changeIndexes(client, text, patience);
      await record();
      continue;
    }
    await client.query(`set lock_timeout = ${patience.timeoutMs}`);
    await untilLocked(async () => {
      await client.query("begin");
      try {
        for (const statement of sql) await client.query(statement);
        await record();
        await client.query("commit");
      } catch (error) {
        await client.query("rollback");
        throw error;
      }
    }, patience);
  }
  return { isNewer: migrations.every(({ folderMillis }) => folderMillis < last) };
}
