import { languages, type Language } from "@autotune/routes";
import type { Row } from "../fields/row.ts";
import { inAllLanguages } from "./in-all-languages.ts";
import type { KnownIds } from "./known-ids.ts";
import type { SeedRun } from "./seed-run.ts";
import { withRowIds } from "./with-row-ids.ts";

/** The documents of one collection that the seed brings in, by the keys that content names them with. */
export interface SeedCollection {
  readonly collection:
    | "products"
    | "product-cards"
    | "product-pages"
    | "pages"
    | "posts"
    | "tutorials"
    | "artists"
    | "manuals"
    | "download-pages"
    | "promotion-pages"
    | "installers"
    | "testimonials"
    | "popups"
    | "mini-banners";
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

/** Fills all drafts that were made, and then publishes them: some are refused while others are still empty. */
export async function fillCollection(
  run: SeedRun,
  seeds: SeedCollection,
  { ids: own, created }: Begun,
  ids: KnownIds,
): Promise<void> {
  for (const act of [fillDocument, publishDocument]) {
    for (const key of created) {
      try {
        await act(run, { seeds, key, id: own.get(key) ?? 0, ids });
      } catch (cause) {
        throw new Error(`${seeds.collection} ${key} cannot be seeded.`, { cause });
      }
    }
  }
}

interface Draft {
  readonly seeds: SeedCollection;
  readonly key: string;
  readonly id: number;
  readonly ids: KnownIds;
}

/**
 * All languages at once, straight into the database: a save of Payload's knows one language, and eight saves
 * of each document would take minutes.
 */
async function fillDocument(
  { payload, request }: SeedRun,
  { seeds, key, id, ids }: Draft,
): Promise<void> {
  const { collection } = seeds;
  const fields = payload.collections[collection].config.flattenedFields;
  const inEach = new Map<Language, Row>();
  for (const language of languages) {
    const data = seeds.dataIn(language, key, ids);
    if (data !== undefined)
      inEach.set(language, withRowIds(fields, { ...data, ready: true }, key.replaceAll("/", ":")));
  }
  await payload.db.updateOne({
    collection,
    id,
    data: inAllLanguages(fields, inEach),
    returning: false,
    req: request(),
  });
}

/** The save after it runs every hook. */
async function publishDocument(
  { payload, request }: SeedRun,
  { seeds: { collection }, id }: Draft,
): Promise<void> {
  const data = { _status: "published" } as const;
  await payload.update({ collection, id, data, depth: 0, req: request() });
}
