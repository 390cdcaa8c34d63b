import type { PostgresAdapter } from "@payloadcms/db-postgres";
import { inArray, sql, type SQL } from "drizzle-orm";
import {
  isolateObjectProperty,
  type CollectionSlug,
  type FlattenedBlocksField,
  type FlattenedField,
  type PayloadRequest,
} from "payload";

/** Tells by its name whether a kind of block may be in a document. */
export type BlockFilter = (blockType: string) => boolean;

export const noBlocks: BlockFilter = () => false;

interface Rows {
  readonly collection: CollectionSlug;
  /** Which of the tables of a collection. */
  readonly of: "documents" | "versions";
  readonly ids: readonly (number | string)[];
  readonly req: Partial<PayloadRequest> | undefined;
}

export function hasBlocks(adapter: PostgresAdapter, collection: CollectionSlug): boolean {
  return blocksFields(adapter, collection).length > 0;
}

/** The kinds of block that some documents have, by one look into the table of each kind. */
export async function readFilledBlocks(
  adapter: PostgresAdapter,
  { collection, of, ids, req }: Rows,
): Promise<BlockFilter> {
  const name = collection.replaceAll("-", "_");
  const table = of === "documents" ? name : `_${name}${adapter.versionsSuffix}`;
  const unknown = new Set<string>();
  const looks: SQL[] = [];
  for (const blockType of new Set(blocksFields(adapter, collection).flatMap(blockTypesOf))) {
    const rows = blockTable(adapter, table, blockType);
    const parent = rows?.["_parentID"];
    if (rows === undefined || parent === undefined) unknown.add(blockType);
    else
      looks.push(
        sql`select ${blockType}::text as kind where exists (select from ${rows} where ${inArray(parent, [...ids])})`,
      );
  }
  if (looks.length === 0) return () => true;
  const connection = await connectionOf(adapter, req);
  const { rows } = await connection.execute(sql.join(looks, sql` union all `));
  const filled = new Set(rows.map(({ kind }) => String(kind)));
  return (blockType) => filled.has(blockType) || unknown.has(blockType);
}

/** The kinds of block in a document that is about to be written. */
export function blocksIn(
  adapter: PostgresAdapter,
  collection: CollectionSlug,
  document: object,
): BlockFilter {
  const present = new Set<string>();
  for (const { name } of blocksFields(adapter, collection))
    noteBlockTypes(Reflect.get(document, name), present);
  return (blockType) => present.has(blockType);
}

/** In a list of rows, or in the lists of all languages. */
function noteBlockTypes(value: unknown, present: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if ("blockType" in value) present.add(String(value.blockType));
  else for (const inner of Object.values(value)) noteBlockTypes(inner, present);
}

/** Payload with a collection that has certain kinds of block alone. */
export function payloadWithBlocks(
  { payload }: PostgresAdapter,
  collection: CollectionSlug,
  isKept: BlockFilter,
): PostgresAdapter["payload"] {
  const { config, ...parts } = payload.collections[collection];
  const narrowed = isolateObjectProperty(payload, "collections");
  narrowed.collections = {
    ...payload.collections,
    [collection]: {
      ...parts,
      config: {
        ...config,
        flattenedFields: config.flattenedFields.map((field) =>
          field.type === "blocks" ? withBlocks(field, isKept) : field,
        ),
      },
    },
  };
  return narrowed;
}

function withBlocks(field: FlattenedBlocksField, isKept: BlockFilter): FlattenedField {
  return { ...field, blocks: field.blocks.filter(({ slug }) => isKept(slug)) };
}

function blocksFields(
  { payload }: PostgresAdapter,
  collection: CollectionSlug,
): FlattenedBlocksField[] {
  return payload.collections[collection].config.flattenedFields.filter(
    (field) => field.type === "blocks",
  );
}

function blockTypesOf({ blocks }: FlattenedBlocksField): string[] {
  return blocks.map(({ slug }) => slug);
}

function blockTable(adapter: PostgresAdapter, table: string, blockType: string) {
  const words = blockType.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const name = adapter.tableNameMap.get(`${table}_blocks_${words}`);
  return name === undefined ? undefined : adapter.tables[name];
}

/** That of the running transaction, which sees what it has written. */
async function connectionOf(
  { sessions, drizzle }: PostgresAdapter,
  req: Partial<PayloadRequest> | undefined,
) {
  const id = await req?.transactionID;
  return (id === undefined || id === null ? undefined : sessions[id]?.db) ?? drizzle;
}
