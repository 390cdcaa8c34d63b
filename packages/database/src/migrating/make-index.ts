import pg from "pg";

export interface SchemaObject {
  readonly schema: string;
  readonly name: string;
}

export const nameOf = ({ schema, name }: SchemaObject): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** Makes an index concurrently. A valid one stays; one that was interrupted is dropped and made anew. */
export async function makeIndex(
  client: pg.ClientBase,
  index: SchemaObject,
  statement: string,
): Promise<void> {
  const state = await stateOfIndex(client, index);
  if (state === "valid") return;
  if (state === "invalid") await client.query(`drop index concurrently ${nameOf(index)}`);
  await client.query(statement);
}

export async function stateOfIndex(
  client: pg.ClientBase,
  index: SchemaObject,
): Promise<"missing" | "valid" | "invalid"> {
  const { rows } = await client.query<{ valid: boolean }>(
    "select indisvalid as valid from pg_index where indexrelid = to_regclass($1)",
    [nameOf(index)],
  );
  const [found] = rows;
  if (found === undefined) return "missing";
  return found.valid ? "valid" : "invalid";
}
