import pg from "pg";
import { untilLocked, type LockPatience } from "./lock-timeout.ts";
import { makeIndex, nameOf, stateOfIndex, type SchemaObject } from "./make-index.ts";

export async function isPartitioned(client: pg.ClientBase, table: SchemaObject): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from pg_class where oid = to_regclass($1) and relkind = 'p'",
    [nameOf(table)],
  );
  return rowCount === 1;
}

interface PartitionedIndex {
  readonly schema: string;
  readonly table: string;
  readonly index: string;
  /** As for a table without partitions. */
  readonly statement: string;
}

/**
 * PostgreSQL makes no index concurrently on a partitioned table. So the table gets an empty one, which new partitions
 * copy; each partition gets its own, concurrently, and joins it to that. May run again after it was interrupted.
 */
export async function indexPartitions(
  client: pg.ClientBase,
  { schema, table, index, statement }: PartitionedIndex,
  patience: LockPatience,
): Promise<void> {
  const whole = { schema, name: index };
  if ((await stateOfIndex(client, whole)) === "valid") return;
  const on = (name: string) => `ON ${nameOf({ schema, name })}`;
  const madeFor = (partition: string, name: string) =>
    statement
      .replace(pg.escapeIdentifier(index), pg.escapeIdentifier(name))
      .replace(on(table), () => on(partition))
      .replaceAll(`${nameOf({ schema, name: table })}.`, "");
  /** These wait for those who write to the table: not for long, or everybody behind them waits too. */
  const briefly = async (sql: string) => {
    await client.query(`set lock_timeout = ${patience.timeoutMs}`);
    await untilLocked(() => client.query(sql), patience);
    await client.query("set lock_timeout = 0");
  };
  if ((await stateOfIndex(client, whole)) === "missing")
    await briefly(
      madeFor(table, index)
        .replace(/ concurrently /i, " ")
        .replace(on(table), () => on(table).replace("ON ", "ON ONLY ")),
    );
  const { rows } = await client.query<{ partition: string; joined: boolean }>(
    `select relname as partition, exists (
              select from pg_inherits of_index join pg_index on indexrelid = of_index.inhrelid
               where of_index.inhparent = to_regclass($2) and indrelid = pg_class.oid) as joined
       from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = to_regclass($1) order by 1`,
    [nameOf({ schema, name: table }), nameOf(whole)],
  );
  for (const { partition, joined } of rows) {
    if (joined) continue;
    const name = `${partition}${index.replace(table, "")}`;
    await makeIndex(client, { schema, name }, madeFor(partition, name));
    await briefly(`alter index ${nameOf(whole)} attach partition ${nameOf({ schema, name })}`);
  }
}
