import { defaultLanguage, languages } from "@autotune/routes";
import type { TranslationLanguage } from "../glossary/glossary.ts";
import type { SeedDocuments } from "../documents/seed-documents.ts";

const readAtLength: ReadonlySet<string> = new Set(["posts", "tutorials", "artists", "manuals"]);
const policies: ReadonlySet<string> = new Set(["privacy-policy", "refunds-policy"]);

/** The languages that a document of the demonstration shop is translated into: what is long, into Spanish alone. */
export function translatedInto(
  { collection }: Pick<SeedDocuments, "collection">,
  key: string,
): readonly TranslationLanguage[] {
  if (readAtLength.has(collection) || (collection === "pages" && policies.has(key))) return ["es"];
  return languages.filter((language) => language !== defaultLanguage);
}
