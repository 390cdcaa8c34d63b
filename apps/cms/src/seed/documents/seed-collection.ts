import type { Row } from "../../platform/documents/row.ts";
import { inAllLanguages } from "./in-all-languages.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import { englishDocument, seedDocumentName, type SeedDocuments } from "./seed-documents.ts";
import type { SeedRun } from "./seed-run.ts";
import {
  readSeedTranslations,
  type SeedTranslations,
} from "../translations/read-seed-translations.ts";

/** The documents of one collection, made, filled and published in the CMS. */
export interface SeedCollection extends SeedDocuments {
  readonly collection: Exclude<SeedDocuments["collection"], "pictures">;
  findExisting(run: SeedRun): Promise<Map<string, number>>;
  /** What makes the key. */
  identityOf(key: string): Record<string, string>;
}

interface Begun {
  /** Those of all documents, the ones that were there before among them. */
  readonly ids: ReadonlyMap<string, number>;
  readonly created: readonly string[];
}

/** Creates empty drafts of what is missing, so that documents can refer to each other before they have words. */
export async function beginCollection(run: SeedRun, seeds: SeedCollection): Promise<Begun> {
  const { collection } = seeds;
  const ids = await seeds.findExisting(run);
  const created = seeds.keys.filter((key) => !ids.has(key));
  for (const key of created) {
    const { id } = await run.payload.db.create({
      collection,
      data: { ...seeds.identityOf(key), _status: "draft" },
      select: { id: true },
      req: run.request(),
    });
    ids.set(key, Number(id));
  }
  return { ids, created };
}

/** Fills all created drafts, and then publishes them: some are rejected while others are still empty. */
export async function fillCollection(
  run: SeedRun,
  seeds: SeedCollection,
  { ids: own, created }: Begun,
  ids: KnownIds,
): Promise<void> {
  const wordsOf = await documentsOf(run, seeds, { keys: created, ids });
  const { collection } = seeds;
  for (const key of created)
    await seeding(seeds, key, () =>
      run.payload.db.updateOne({
        collection,
        id: own.get(key) ?? 0,
        data: wordsOf(key),
        returning: false,
        req: run.request(),
      }),
    );
  for (const key of created)
    await seeding(seeds, key, () => publishDocument(run, collection, own.get(key) ?? 0));
}

/** For documents that no other one names: each is made whole. */
export async function bringInCollection(
  run: SeedRun,
  seeds: SeedCollection,
  ids: KnownIds,
): Promise<void> {
  const keys = await missingKeys(run, seeds);
  const wordsOf = await documentsOf(run, seeds, { keys, ids });
  const { collection } = seeds;
  for (const key of keys)
    await seeding(seeds, key, async () => {
      const { id } = await run.payload.db.create({
        collection,
        data: { ...seeds.identityOf(key), ...wordsOf(key), _status: "draft" },
        select: { id: true },
        req: run.request(),
      });
      await publishDocument(run, collection, Number(id));
    });
}

export async function missingKeys(run: SeedRun, seeds: SeedCollection): Promise<string[]> {
  const existing = await seeds.findExisting(run);
  return seeds.keys.filter((key) => !existing.has(key));
}

/**
 * Documents in all languages at once, to be written straight into the database: Payload saves one language at a
 * time, and eight saves of each document would take minutes.
 */
async function documentsOf(
  { payload }: SeedRun,
  seeds: SeedCollection,
  { keys, ids }: { keys: readonly string[]; ids: KnownIds },
): Promise<(key: string) => Row> {
  const fields = payload.collections[seeds.collection].config.flattenedFields;
  const translations: SeedTranslations =
    keys.length === 0 ? new Map() : await readSeedTranslations(seeds.collection);
  return (key) =>
    inAllLanguages(
      fields,
      englishDocument(seeds, key, { fields, ids }),
      translations.get(seedDocumentName(seeds, key)) ?? new Map(),
    );
}

/** The save after it runs every hook. */
async function publishDocument(
  { payload, request }: SeedRun,
  collection: SeedCollection["collection"],
  id: number,
): Promise<void> {
  const data = { _status: "published" } as const;
  await payload.update({ collection, id, data, depth: 0, req: request() });
}

async function seeding(
  { collection }: SeedCollection,
  key: string,
  act: () => Promise<unknown>,
): Promise<void> {
  try {
    await act();
  } catch (cause) {
    throw new Error(`${collection} ${key} cannot be seeded.`, { cause });
  }
}
