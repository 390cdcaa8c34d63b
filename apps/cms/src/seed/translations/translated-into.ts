import { defaultLanguage, languages } from "@autotune/routes";
import type { SeedCollectionName } from "./seed-collection-name.ts";
import type { TranslationLanguage } from "./translation-language.ts";

/** The languages that a document of the demonstration shop is translated into: manuals, into six so far. */
export function translatedInto({
  collection,
}: {
  readonly collection: SeedCollectionName;
}): readonly TranslationLanguage[] {
  if (collection === "manuals") return ["de", "es", "fr", "it", "ja", "pt"];
  return languages.filter((language) => language !== defaultLanguage);
}
