import type { Language } from "@autotune/routes";
import type { TextChoice } from "./export-translations.ts";
import type { TranslatedEntry } from "./translated-entry.ts";

export const translationsRoot = "/admin/translations";

/** Below Payload's own /api. */
export const exportPath = "/translations/export";
export const importPath = "/translations/import";
export const checkPath = "/translations/check";

export function languageUrl(language: Language): string {
  return `${translationsRoot}?language=${language}`;
}

export function exportUrl(language: Language, texts: TextChoice): string {
  return `/api${exportPath}?language=${language}&texts=${texts}`;
}

export function editUrl({ collection, id }: TranslatedEntry, language: Language): string {
  return `/admin/collections/${collection}/${id}?locale=${language}`;
}
