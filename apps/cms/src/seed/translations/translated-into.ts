import { defaultLanguage, languages } from "@autotune/routes";
import type { SeedCollectionName } from "./seed-collection-name.ts";
import type { TranslationLanguage } from "./translation-language.ts";

const readAtLength: ReadonlySet<string> = new Set(["posts", "tutorials", "artists", "manuals"]);

/** The languages that a document of the demonstration shop is translated into: what is long, into Spanish alone. */
export function translatedInto({
  collection,
}: {
  readonly collection: SeedCollectionName;
}): readonly TranslationLanguage[] {
  if (readAtLength.has(collection)) return ["es"];
  return languages.filter((language) => language !== defaultLanguage);
}
