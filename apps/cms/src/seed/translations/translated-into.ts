import { defaultLanguage, languages } from "@autotune/routes";
import type { SeedCollectionName } from "./seed-collection-name.ts";
import type { TranslationLanguage } from "./translation-language.ts";

const readAtLength: ReadonlySet<string> = new Set(["posts", "tutorials", "artists", "manuals"]);
const policies: ReadonlySet<string> = new Set(["privacy-policy", "refunds-policy"]);

/** The languages that a document of the demonstration shop is translated into: what is long, into Spanish alone. */
export function translatedInto(
  { collection }: { readonly collection: SeedCollectionName },
  key: string,
): readonly TranslationLanguage[] {
  if (readAtLength.has(collection) || (collection === "pages" && policies.has(key))) return ["es"];
  return languages.filter((language) => language !== defaultLanguage);
}
