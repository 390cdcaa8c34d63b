import type { Language } from "./languages.ts";
import { localisePath, splitLanguage } from "./localised-path.ts";
import { slugTranslations } from "./slug-translations.ts";

/** The same page in another language. Only segments that the table translates change; slugs of content stay. */
export function switchLanguage(pathname: string, to: Language): string {
  const { language, rest } = splitLanguage(pathname);
  const english = rest
    .split("/")
    .map((segment) => englishSegment(segment, language))
    .join("/");
  return localisePath(english, to);
}

function englishSegment(segment: string, language: Language): string {
  const table = Object.entries(slugTranslations[language] ?? {});
  return table.find(([, translated]) => translated === segment)?.[0] ?? segment;
}
