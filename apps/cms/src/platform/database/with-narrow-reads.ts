import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type {
  CollectionSlug,
  CreateVersion,
  DatabaseAdapterObj,
  DeleteVersions,
  FindOne,
  FindOneArgs,
  FindVersions,
  FindVersionsArgs,
  TypeWithID,
} from "payload";
import {
  blocksIn,
  hasBlocks,
  noBlocks,
  payloadWithBlocks,
  readFilledBlocks,
  type BlockFilter,
} from "./filled-blocks.ts";

/** A group that is not named is selected whole. */
const headOfVersion = { updatedAt: true, version: { updatedAt: true } } as const;

/**
 * Payload reads a page with a hundred joins: one for each table of each kind of block, though a page has a few kinds.
 * To write such a statement takes Payload longer than PostgreSQL needs to run it, and a save reads the page three times.
 * Here it is asked first which kinds a document has, and Payload's own functions then see a collection that has no
 * others.
 *
 * Between the two somebody may save the document. Then its time is another one, and it is read as a whole.
 */
export function withNarrowReads(
  database: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...database,
    init: (args) => narrowReads(database.init(args)),
  };
}

function narrowReads(adapter: PostgresAdapter): PostgresAdapter {
  const { createVersion, deleteVersions, findOne, findVersions } = adapter;
  const payloads = { createVersion, deleteVersions, findOne, findVersions };
  const whole = () => ({ ...adapter, ...payloads });
  const narrow = (collection: CollectionSlug, isKept: BlockFilter) => ({
    ...whole(),
    payload: payloadWithBlocks(adapter, collection, isKept),
  });

  const findOneNarrowly: FindOne = async <Document extends TypeWithID>(args: FindOneArgs) => {
    const { collection, req, select } = args;
    if (select !== undefined || !hasBlocks(adapter, collection))
      return whole().findOne<Document>(args);
    const head = await whole().findOne({ ...args, select: { updatedAt: true } });
    if (head === null) return null;
    const rows = { collection, of: "documents", ids: [head.id], req } as const;
    const filled = await readFilledBlocks(adapter, rows);
    const found = await narrow(collection, filled).findOne<Document>({
      ...args,
      // What it was found by may be in a block.
      where: { id: { equals: head.id } },
    });
    return savedAt(found) === savedAt(head) ? found : whole().findOne<Document>(args);
  };

  const findVersionsNarrowly: FindVersions = async <Document>(args: FindVersionsArgs) => {
    const { collection, locale, req, select, sort } = args;
    if (select !== undefined || !hasBlocks(adapter, collection))
      return whole().findVersions<Document>(args);
    // First without their bodies: an offset costs Payload's statement all the joins of what it leaves out.
    const heads = await whole().findVersions({ ...args, select: headOfVersion });
    const ids = heads.docs.map(({ id }) => id);
    if (ids.length === 0) return { ...heads, docs: [] };
    const filled = await readFilledBlocks(adapter, { collection, of: "versions", ids, req });
    const found = await narrow(collection, filled).findVersions<Document>({
      collection,
      where: { id: { in: ids } },
      limit: ids.length,
      pagination: false,
      ...(locale === undefined ? {} : { locale }),
      ...(req === undefined ? {} : { req }),
      ...(sort === undefined ? {} : { sort }),
    });
    const isSameState =
      found.docs.length === heads.docs.length &&
      found.docs.every((version, index) => savedAt(version) === savedAt(heads.docs[index]));
    return isSameState ? { ...heads, docs: found.docs } : whole().findVersions<Document>(args);
  };

  const createVersionNarrowly: CreateVersion = (args) => {
    const { collectionSlug, versionData } = args;
    if (!hasBlocks(adapter, collectionSlug)) return whole().createVersion(args);
    const present = blocksIn(adapter, collectionSlug, versionData);
    return narrow(collectionSlug, present).createVersion(args);
  };

  /** Payload reads what it deletes, and nobody looks at it. */
  const deleteVersionsNarrowly: DeleteVersions = (args) =>
    args.collection === undefined
      ? whole().deleteVersions(args)
      : narrow(args.collection, noBlocks).deleteVersions(args);

  return Object.assign(adapter, {
    findOne: findOneNarrowly,
    findVersions: findVersionsNarrowly,
    createVersion: createVersionNarrowly,
    deleteVersions: deleteVersionsNarrowly,
  });
}

function savedAt(document: object | null | undefined): unknown {
  return document ? Reflect.get(document, "updatedAt") : undefined;
}
