import type { Executor } from "@autotune/database";
import { defaultLanguage, type Language } from "@autotune/routes";
import { splitQuery } from "./read-query.ts";
import { readAlikeWords } from "./read-site-words.ts";

const mostSuggestions = 3;
/** Of each word the likest, of which some find nothing. */
const mostTried = 4;

interface Unfound {
  readonly query: string;
  readonly language: Language;
  readonly findsSomething: (suggestion: string) => Promise<boolean>;
}

/** What somebody could have meant by a query that finds nothing: its words read as others, or one of them alone. */
export async function suggestQueries(
  executor: Executor,
  { query, language, findsSomething }: Unfound,
): Promise<string[]> {
  const { words } = splitQuery(query);
  if (words.length === 0) return [];
  const alike = await Promise.all(
    [...new Set<Language>([language, defaultLanguage])].map((one) =>
      readAlikeWords(executor, words, one),
    ),
  );
  const candidates = [
    ...(words.length > 1 ? words.filter((word) => word.length > 2) : []),
    ...alike.flatMap((ofWord) => [...ofWord.values()].flatMap((like) => like.slice(0, mostTried))),
  ];
  const suggestions: string[] = [];
  for (const candidate of new Set(candidates)) {
    if (suggestions.length === mostSuggestions) break;
    if (candidate !== query && (await findsSomething(candidate))) suggestions.push(candidate);
  }
  return suggestions;
}
