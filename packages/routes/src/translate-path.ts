import type { Language } from "./languages.ts";
import { isStatic, mostSpecificRow } from "./route-of-path.ts";
import type { RouteName } from "./route-table.ts";
import { slugTranslations, translateSegment } from "./slug-translations.ts";

/** Pages that editors make are found by their slug alone, so their slugs are translated like segments of a path. */
const routeWithTranslatedSlug: RouteName = "WPPageRenderer";

/**
 * A path without its language prefix, translated into another language. The route's own segments are
 * translated; the values of its parameters stay, even of a post that happens to be called "press".
 */
export function translatePath(path: string, from: Language, to: Language): string {
  const segments = path.split("/").slice(1);
  const row = mostSpecificRow(segments, from);
  if (row === undefined) return path;
  const pattern = row.path.split("/").slice(1);
  const translated = segments.map((segment, index) => {
    const part = pattern[index];
    if (part !== undefined && isStatic(part)) return translateSegment(part, to);
    if (row.name !== routeWithTranslatedSlug) return segment;
    return translateSegment(englishSegment(segment, from), to);
  });
  return `/${translated.join("/")}`;
}

/** What `linkTo` puts into a path for a parameter. */
export function translateParameter(name: RouteName, value: string, to: Language): string {
  return name === routeWithTranslatedSlug ? translateSegment(value, to) : value;
}

function englishSegment(segment: string, language: Language): string {
  const table = Object.entries(slugTranslations[language] ?? {});
  return table.find(([, translated]) => translated === segment)?.[0] ?? segment;
}
