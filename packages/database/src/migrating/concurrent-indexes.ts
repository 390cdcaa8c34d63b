import type pg from "pg";
import { indexPartitions, isPartitioned } from "./index-partitions.ts";
import { makeIndex } from "./make-index.ts";
import { lockPatience } from "./lock-timeout.ts";

/** As Drizzle writes it for `index().concurrently()`. */
const creation =
  /^create (?:unique )?index concurrently "(?<index>[^"]+)" on "(?<schema>[^"]+)"\."(?<table>[^"]+)"/i;
const deletion = /^drop index concurrently if exists /i;
const concurrently = /^\s*(?:create (?:unique )?index|drop index) concurrently\b/im;

const statementsOf = (sql: string) =>
  sql
    .replaceAll(/^\s*--.*$/gm, "")
    .split(/;\s*(?:$|-->.*)/m)
    .map((statement) => statement.trim().replaceAll(/\s+/g, " "))
    .filter((statement) => statement !== "");

/**
 * Whether a migration makes or drops indexes while others write. PostgreSQL does that in no transaction, so that
 * nothing else may be in the same migration: it could be interrupted in between and would run again.
 */
export function isConcurrent(sql: string): boolean {
  if (!concurrently.test(sql)) return false;
  const other = statementsOf(sql).find(
    (statement) => !creation.test(statement) && !deletion.test(statement),
  );
  if (other !== undefined)
    throw new Error(
      `A migration with a concurrent index holds nothing but \`create index concurrently "name" on "schema"."table"\` ` +
        `and \`drop index concurrently if exists\`, each ended by a semicolon at the end of its line, and not: ${other}`,
    );
  return true;
}

/**
 * Makes and drops indexes outside of a transaction. May run again after it was interrupted: what is there stays, and
 * an index that was not finished, which PostgreSQL leaves behind as invalid, is made anew.
 */
export async function changeIndexes(
  client: pg.ClientBase,
  sql: string,
  patience = lockPatience,
): Promise<void> {
  for (const statement of statementsOf(sql)) {
    const { schema, table, index } = creation.exec(statement)?.groups ?? {};
    if (schema === undefined || table === undefined || index === undefined)
      await client.query(statement);
    else if (await isPartitioned(client, { schema, name: table }))
      await indexPartitions(client, { schema, table, index, statement }, patience);
    else await makeIndex(client, { schema, name: index }, statement);
  }
}
