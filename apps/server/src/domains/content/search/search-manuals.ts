import type { ManualSearchView, SearchMode } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { manualHref } from "./entry-href.ts";
import { findExcerpts } from "./find-excerpts.ts";
import { findMatches } from "./find-matches.ts";
import { rankMatches } from "./rank-matches.ts";
import { readQuestions } from "./read-questions.ts";
import { readShownEntries } from "./read-shown-entries.ts";
import type { SearchDeps } from "./search-site.ts";
import { splitSectionPart } from "./section-part.ts";

const mostHits = 20;

export interface ManualQuestion {
  readonly query: string;
  readonly language: Language;
  readonly mode: SearchMode | undefined;
  /** The slug of the one manual to search. */
  readonly manual: string | undefined;
}

/** The search of the site, limited to sections of manuals. */
export async function searchManuals(
  { executor, content }: SearchDeps,
  { query, language, mode, manual }: ManualQuestion,
): Promise<ManualSearchView> {
  const { questions, readAs, name } = await readQuestions(executor, { query, language, mode });
  if (questions.length === 0) return { readAs: "", total: 0, hits: [] };
  const { matches, entriesIn } = await findMatches(executor, questions, {
    language,
    name,
    scope: { kind: "manuals", manual },
    withSamples: true,
    products: [],
  });
  const ranked = rankMatches(matches, entriesIn);
  const found = await readShownEntries(executor, content, ranked.slice(0, mostHits));
  const excerptOf = await findExcerpts(executor, { questions, query, texts: found });
  return {
    readAs: found.length === 0 ? "" : readAs,
    total: ranked.length,
    hits: found.map((entry) => {
      const { chapter } = splitSectionPart(entry.part);
      const chapters = content.find("manuals", entry.key, entry.language)?.chapters ?? [];
      return {
        manual: entry.partOf,
        chapter: chapters.find(({ slug }) => slug === chapter)?.title ?? "",
        title: entry.title,
        href: manualHref(entry.key, entry.part, language),
        language: entry.language,
        excerpt: excerptOf(entry),
      };
    }),
  };
}
