import { sql, type SQL } from "drizzle-orm";
import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { isCollection } from "./collection-name.ts";

export interface Referrer {
  readonly collection: CollectionSlug;
  readonly id: number;
}

const keyForm = Compile(
  Type.Object({ child: Type.String(), column: Type.String(), parent: Type.String() }),
);
const idForm = Compile(Type.Object({ id: Type.Integer() }));

type ForeignKey = ReturnType<(typeof keyForm)["Parse"]>;

/** They change with migrations alone, which no running process sees. */
const keysOf = new WeakMap<Payload, Promise<readonly ForeignKey[]>>();

/**
 * The published documents that name one, wherever in their blocks and rows. Found by the foreign keys of Payload's
 * tables: what a document may be named by is known to the database, and need not be listed by hand.
 */
export async function findReferrers(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<Referrer[]> {
  const { payload } = req;
  const all = await foreignKeysOf(payload);
  const documents = new Map(
    payload.config.collections
      .filter(({ versions }) => Boolean(versions?.drafts))
      .map(({ slug }) => [tableName(slug), slug]),
  );
  const found = new Map<string, Referrer>();
  for (const key of all) {
    if (key.parent !== tableName(collection) || isOwnRow(key)) continue;
    const tables = upToDocument(key.child, all, documents);
    const slug = documents.get(tables.at(-1) ?? "");
    if (!isCollection(payload, slug)) continue;
    const { rows } = await payload.db.drizzle.execute(namingStatement(tables, key.column, id, all));
    for (const row of rows) {
      const referrer = { collection: slug, id: idForm.Parse(row).id };
      const isItself = slug === collection && referrer.id === id;
      if (!isItself) found.set(`${slug} ${referrer.id}`, referrer);
    }
  }
  return [...found.values()];
}

async function foreignKeysOf(payload: Payload): Promise<readonly ForeignKey[]> {
  const keys = keysOf.get(payload) ?? readForeignKeys(payload);
  keysOf.set(payload, keys);
  try {
    return await keys;
  } catch (error) {
    // A database that was away for a moment is asked again.
    keysOf.delete(payload);
    throw error;
  }
}

function tableName(collection: string): string {
  return collection.replaceAll("-", "_");
}

/** The rows of a document point at it as well. */
function isOwnRow({ column }: ForeignKey): boolean {
  return column === "_parent_id" || column === "parent_id";
}

/** The tables from a row up to the document that it belongs to. */
function upToDocument(
  table: string,
  keys: readonly ForeignKey[],
  documents: ReadonlyMap<string, string>,
): string[] {
  if (documents.has(table)) return [table];
  const up = keys.find((key) => key.child === table && isOwnRow(key));
  return up === undefined ? [table] : [table, ...upToDocument(up.parent, keys, documents)];
}

function namingStatement(
  tables: readonly string[],
  column: string,
  id: number,
  keys: readonly ForeignKey[],
): SQL {
  const alias = (index: number) => sql.identifier(`t${index}`);
  const joined = tables.map((table, index) => {
    const named = sql`cms.${sql.identifier(table)} as ${alias(index)}`;
    if (index === 0) return named;
    const up = keys.find((key) => key.child === tables[index - 1] && isOwnRow(key));
    return sql`join ${named} on ${alias(index)}.id = ${alias(index - 1)}.${sql.identifier(up?.column ?? "")}`;
  });
  const document = alias(tables.length - 1);
  return sql`
    select distinct ${document}.id from ${sql.join(joined, sql` `)}
    where ${alias(0)}.${sql.identifier(column)} = ${id} and ${document}._status::text = 'published'`;
}

/** Without those of versions, whose tables begin with an underscore: the shop shows none of them. */
async function readForeignKeys(payload: Payload): Promise<ForeignKey[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select child.relname::text as child, attribute.attname::text as column, parent.relname::text as parent
    from pg_constraint key
    join pg_class child on child.oid = key.conrelid
    join pg_class parent on parent.oid = key.confrelid
    join pg_attribute attribute on attribute.attrelid = child.oid and attribute.attnum = key.conkey[1]
    where key.contype = 'f' and child.relnamespace = 'cms'::regnamespace
      and child.relname not like '\\_%' and parent.relname not like '\\_%'
    order by 1, 2`);
  return rows.map((row) => keyForm.Parse(row));
}
