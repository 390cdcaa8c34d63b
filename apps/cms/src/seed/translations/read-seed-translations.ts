import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { languages, type Language } from "@autotune/routes";
import { readXliff } from "../../platform/xliff/read-xliff.ts";
import type { XliffFile } from "../../platform/xliff/xliff.ts";
import type { SeedCollectionName } from "./seed-collection-name.ts";

/** What each language has for a document, by the document's name. */
export type SeedTranslations = ReadonlyMap<string, ReadonlyMap<Language, XliffFile>>;

export function translationFile(language: Language, collection: string): string {
  return path.join(import.meta.dirname, language, `${collection}.xlf`);
}

export async function readSeedTranslations(
  collection: SeedCollectionName,
): Promise<SeedTranslations> {
  const translations = new Map<string, Map<Language, XliffFile>>();
  for (const language of languages) {
    for (const file of await readFiles(language, collection)) {
      const ofDocument = translations.get(file.id) ?? new Map<Language, XliffFile>();
      translations.set(file.id, ofDocument.set(language, file));
    }
  }
  return translations;
}

async function readFiles(language: Language, collection: string): Promise<readonly XliffFile[]> {
  const place = translationFile(language, collection);
  // A language need not have every collection; English has none of them.
  if (!existsSync(place)) return [];
  const read = readXliff(await readFile(place, "utf8"));
  if (!read.ok) throw new Error(`${place}: ${read.reason}`);
  return read.xliff.files;
}
