import { hash } from "node:crypto";
import type pg from "pg";

const names = new Map<string, string>();

/** Runs a statement whose text never varies: each connection lets the database plan it once. */
export function runPrepared(
  client: pg.ClientBase | pg.Pool,
  text: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult<Record<string, unknown>>> {
  let name = names.get(text);
  if (name === undefined) {
    name = hash("sha1", text, "hex");
    names.set(text, name);
  }
  return client.query({ name, text, values: [...values] });
}
