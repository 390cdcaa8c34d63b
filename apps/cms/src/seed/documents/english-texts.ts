import type { SanitizedConfig } from "payload";
import { textsOf } from "../../platform/documents/texts.ts";
import { inAllLanguages } from "./in-all-languages.ts";
import { noIds } from "../../platform/publishing/known-ids.ts";
import type { EnglishTexts } from "../translations/update-translations.ts";
import { englishDocument, seedDocumentName, type SeedDocuments } from "./seed-documents.ts";

/** All texts of some documents in English, each with the path by which translations name it. */
export function englishTexts(
  { collections }: Pick<SanitizedConfig, "collections">,
  seeds: SeedDocuments,
): EnglishTexts[] {
  const config = collections.find(({ slug }) => slug === seeds.collection);
  if (config === undefined) throw new Error(`There is no collection ${seeds.collection}.`);
  const fields = config.flattenedFields;
  return seeds.keys.map((key) => {
    const english = englishDocument(seeds, key, { fields, ids: noIds });
    const document = inAllLanguages(fields, english, new Map());
    return { key, document: seedDocumentName(seeds, key), texts: textsOf(fields, document) };
  });
}
