import { defaultLanguage, type Language } from "./languages.ts";
import { splitLanguage } from "./localised-path.ts";
import { routeTable, type RouteName } from "./route-table.ts";
import { translateSegment } from "./slug-translations.ts";

type TableRow = (typeof routeTable)[number];

// A page looks up its own path for each link to another language.
const patterns = routeTable.map(({ path }) => path.split("/").slice(1));

/** The route of a path of the site, in whatever language. Undefined where even the last one does not match. */
export function routeOfPath(pathname: string): RouteName | undefined {
  const { language, rest } = splitLanguage(pathname);
  return mostSpecificRow(rest.split("/").slice(1), language)?.name;
}

/** Of a path without its language prefix. */
export function mostSpecificRow(
  segments: readonly string[],
  language: Language = defaultLanguage,
): TableRow | undefined {
  let best: TableRow | undefined;
  let bestScore = -1;
  for (const [index, pattern] of patterns.entries()) {
    const score = matchScore(pattern, segments, language);
    if (score > bestScore) [best, bestScore] = [routeTable[index], score];
  }
  return best;
}

/** How much of the path is the route's own; -1 where they do not match. */
function matchScore(
  pattern: readonly string[],
  segments: readonly string[],
  language: Language,
): number {
  let score = 0;
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    if (part === "*") return score;
    if (isStatic(part)) {
      if (segment !== part && segment !== translateSegment(part, language)) return -1;
      score += 3;
    } else if (segment !== undefined && segment !== "") score += 1;
    else if (!part.endsWith("?")) return -1;
  }
  return segments.length <= pattern.length ? score : -1;
}

/** A literal segment of the route, not a parameter. */
export function isStatic(part: string): boolean {
  return part !== "*" && !part.startsWith(":");
}
