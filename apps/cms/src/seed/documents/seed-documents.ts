import type { FlattenedField } from "payload";
import type { Row } from "../../platform/documents/row.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import type { SeedCollectionName } from "../translations/seed-collection-name.ts";
import { withRowIds } from "./with-row-ids.ts";

/** Documents with words that the seed brings in, by the keys that content names them with. */
export interface SeedDocuments {
  readonly collection: SeedCollectionName;
  readonly keys: readonly string[];
  /** In English. */
  dataOf(key: string, ids: KnownIds): Row | undefined;
}

/** How translations name a document: `product-pages.auto-tune:pro`. XLIFF allows no slash. */
export function seedDocumentName({ collection }: SeedDocuments, key: string): string {
  return `${collection}.${nameOfKey(key)}`;
}

/** A document in English as the CMS stores it, with the ids of its rows. */
export function englishDocument(
  seeds: SeedDocuments,
  key: string,
  { fields, ids }: { fields: readonly FlattenedField[]; ids: KnownIds },
): Row {
  const data = seeds.dataOf(key, ids);
  if (data === undefined) throw new Error(`There are no words for ${seeds.collection} ${key}.`);
  return withRowIds(fields, data, nameOfKey(key));
}

function nameOfKey(key: string): string {
  return key.replaceAll("/", ":");
}
