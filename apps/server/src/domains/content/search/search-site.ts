import type { SearchResponse, SearchHit } from "@autotune/contract";
import type { Executor } from "@autotune/database";
import { defaultLanguage, type Language } from "@autotune/routes";
import { entryHref } from "./entry-href.ts";
import { excerpt, type Wanted } from "./excerpt.ts";
import {
  findEntries,
  readAlikeWords,
  readFillerWords,
  readKnownWords,
  type FoundEntry,
} from "./query-repository.ts";
import { readQuery, splitQuery, unknownWords } from "./read-query.ts";
import { squeeze } from "./split-words.ts";

export interface SiteQuestion {
  readonly query: string;
  readonly language: Language;
  /** How many hits of each kind are listed. */
  readonly mostOfKind: number;
  readonly withSamples: boolean;
}

/** Length of an excerpt; Japanese and Korean need half as many characters. */
const excerptLength: Readonly<Partial<Record<Language, number>>> = { ja: 90, ko: 100 };
const usualExcerptLength = 180;

const nothing: SearchResponse = { readAs: "", groups: [] };

/** Searches everything published, in the visitor's language and in English where that is missing. */
export async function searchSite(
  executor: Executor,
  { query, language, mostOfKind, withSamples }: SiteQuestion,
): Promise<SearchResponse> {
  const parsed = splitQuery(query);
  if (parsed.words.length + parsed.pairs.length === 0) return nothing;
  const languages = [...new Set<Language>([language, defaultLanguage])];
  const known = await Promise.all(
    languages.map(async (one) => ({
      language: one,
      words: await readKnownWords(executor, parsed, one),
    })),
  );
  const mistyped = unknownWords(
    parsed,
    known.map(({ words }) => words),
  );
  const questions = await Promise.all(
    known.map(async ({ language: one, words }) => ({
      language: one,
      isOwn: one === language,
      read: readQuery(parsed, words, await readAlikeWords(executor, mistyped, one)),
    })),
  );
  const readAs = questions.map(({ read }) => read.mended).find((mended) => mended !== "") ?? "";
  const name = squeeze(readAs === "" ? query : readAs);
  const [found, fillers] = await Promise.all([
    findEntries(executor, questions, { name, mostOfKind, withSamples }),
    readFillerWords(executor, questions),
  ]);
  const wanted = new Map(
    questions.map(({ language: one, read }) => [
      one,
      {
        words: read.terms.flat().filter((word) => fillers.get(one)?.has(word) !== true),
        pairs: parsed.pairs,
      },
    ]),
  );
  return { readAs, groups: groupByKind(found, wanted, language) };
}

/** A word may be a stop word in one language only. */
type WantedIn = ReadonlyMap<Language, Wanted>;

function groupByKind(
  found: readonly FoundEntry[],
  wanted: WantedIn,
  language: Language,
): SearchResponse["groups"] {
  const byKind = Map.groupBy(found, ({ collection }) => collection);
  return [...byKind].map(([kind, entries]) => ({
    kind,
    total: entries[0]?.total ?? 0,
    hits: entries.flatMap((entry) => viewHit(entry, wanted, language)),
  }));
}

function viewHit(entry: FoundEntry, wantedIn: WantedIn, language: Language): SearchHit[] {
  const href = entryHref(entry, language);
  const wanted = wantedIn.get(entry.language);
  if (href === undefined || wanted === undefined) return [];
  const { title, partOf, text } = entry;
  const length = excerptLength[entry.language] ?? usualExcerptLength;
  return [
    { title, partOf, href, language: entry.language, excerpt: excerpt(text, wanted, length) },
  ];
}
