import { languages, type Language } from "@autotune/routes";
import { inAllLanguages } from "./in-all-languages.ts";
import type { KnownIds } from "./known-ids.ts";
import type { SeedRun } from "./seed-run.ts";

/** The documents of one collection that the seed brings in, by the keys that content names them with. */
export interface SeedCollection {
  readonly collection: "products" | "product-pages" | "pages";
  readonly keys: readonly string[];
  findExisting(run: SeedRun): Promise<Map<string, number>>;
  /** What makes the key. */
  identityOf(key: string): Record<string, string>;
  /** Undefined where the language lacks the document. */
  dataIn(language: Language, key: string, ids: KnownIds): Record<string, unknown> | undefined;
}

interface Begun {
  /** Those of all documents, the ones that were there before among them. */
  readonly ids: ReadonlyMap<string, number>;
  readonly created: readonly string[];
}

/** Makes empty drafts of what is missing, so that documents can name each other before they have words. */
export async function beginCollection(run: SeedRun, seeds: SeedCollection): Promise<Begun> {
  const { collection } = seeds;
  const ids = await seeds.findExisting(run);
  const created = seeds.keys.filter((key) => !ids.has(key));
  for (const key of created) {
    const { id } = await run.payload.db.create({
      collection,
      data: { ...seeds.identityOf(key), _status: "draft" },
      req: run.request(),
    });
    ids.set(key, Number(id));
  }
  return { ids, created };
}

/** Fills the drafts that were made, and publishes them. */
export async function fillCollection(
  run: SeedRun,
  seeds: SeedCollection,
  { ids: own, created }: Begun,
  ids: KnownIds,
): Promise<void> {
  for (const key of created) {
    const inEach = new Map<Language, Record<string, unknown>>();
    for (const language of languages) {
      const data = seeds.dataIn(language, key, ids);
      if (data !== undefined) inEach.set(language, { ...data, ready: true });
    }
    try {
      await fillDocument(run, seeds.collection, own.get(key) ?? 0, inEach);
    } catch (cause) {
      throw new Error(`${seeds.collection} ${key} cannot be seeded.`, { cause });
    }
  }
}

async function fillDocument(
  { payload, request }: SeedRun,
  collection: SeedCollection["collection"],
  id: number,
  inEach: ReadonlyMap<Language, Record<string, unknown>>,
): Promise<void> {
  const fields = payload.collections[collection].config.flattenedFields;
  // All languages at once, straight into the database: a save of Payload's knows one language, and eight saves
  // of each document would take minutes. The save after it runs every hook, and publishes.
  await payload.db.updateOne({
    collection,
    id,
    data: inAllLanguages(fields, inEach),
    returning: false,
    req: request(),
  });
  const data = { _status: "published" } as const;
  await payload.update({ collection, id, data, depth: 0, req: request() });
}
