import type { SearchHit, SearchKind, SearchMode, SearchResponse } from "@autotune/contract";
import type { Executor } from "@autotune/database";
import type { Language } from "@autotune/routes";
import type { PublishedContent } from "../../../platform/published/published-content.ts";
import { kindOf } from "./entries-of-document.ts";
import { entryHref } from "./entry-href.ts";
import { findExcerpts, type ExcerptOf } from "./find-excerpts.ts";
import { readSoldProducts, type SoldProducts } from "./listed-products.ts";
import { findMatches } from "./find-matches.ts";
import { rankMatches, type Match } from "./rank-matches.ts";
import type { FoundEntry } from "./read-entries.ts";
import { readQuestions } from "./read-questions.ts";
import { readShownEntries } from "./read-shown-entries.ts";
import { splitSectionPart } from "./section-part.ts";
import { suggestQueries } from "./suggest-queries.ts";

export interface SiteQuestion {
  readonly query: string;
  readonly language: Language;
  readonly mode: SearchMode | undefined;
  /** How many hits of each kind are listed. */
  readonly mostOfKind: number;
  readonly withSamples: boolean;
}

/** How many hits are shown before the groups, and how many of them may be of one kind. */
const mostBest = 3;
const mostBestOfKind = 2;

/** What a search reads from. */
export interface SearchDeps {
  readonly executor: Executor;
  readonly content: PublishedContent;
}

/** Searches everything published, in the visitor's language and in English where that is missing. */
export async function searchSite(
  deps: SearchDeps,
  question: SiteQuestion,
): Promise<SearchResponse> {
  const { executor, content } = deps;
  const { query, language, mostOfKind } = question;
  const sold = readSoldProducts(content, language);
  const find = (asked: SiteQuestion) => findFor(executor, asked, sold);
  const { questions, readAs, found } = await find(question);
  if (found.length === 0) {
    const suggestions = await suggestQueries(executor, {
      query,
      language,
      findsSomething: async (suggestion) =>
        (await find({ ...question, query: suggestion, mode: "exact" })).found.length > 0,
    });
    return { readAs: "", total: 0, best: [], groups: [], suggestions };
  }
  const { best, groups } = arrange(found, mostOfKind);
  const listed = [...best, ...groups.flatMap(({ hits }) => hits)];
  const entries = await readShownEntries(
    executor,
    content,
    listed.map(({ match }) => match),
  );
  const excerptOf = await findExcerpts(executor, { questions, query, texts: entries });
  const hitsOf = (places: readonly PlacedMatch[]) =>
    places.flatMap((place) => {
      const entry = entries.find((one) => isOf(one, place.match));
      return entry === undefined ? [] : [viewHit(entry, place.href, { excerptOf, sold })];
    });
  return {
    readAs,
    best: hitsOf(best),
    groups: groups.map(({ kind, total, hits }) => ({ kind, total, hits: hitsOf(hits) })),
    total: found.length,
    suggestions: [],
  };
}

/** A match, and where it leads. */
interface PlacedMatch {
  readonly match: Match;
  readonly href: string;
}

async function findFor(
  executor: Executor,
  { query, language, mode, withSamples }: SiteQuestion,
  { listed }: SoldProducts,
) {
  const { questions, readAs, name } = await readQuestions(executor, { query, language, mode });
  if (questions.length === 0) return { questions, readAs, found: [] };
  const { matches, entriesIn } = await findMatches(executor, questions, {
    language,
    name,
    scope: { kind: "everything" },
    withSamples,
    products: [...listed.keys()],
  });
  const placed = rankMatches(matches, entriesIn).flatMap((match) => {
    const href = entryHref(match, language, (path) => listed.get(path)?.href);
    return href === undefined ? [] : [{ match, href }];
  });
  return { questions, readAs, found: onceEach(placed) };
}

/** Each place once, and of a chapter of a manual only the best section. */
function onceEach(placed: readonly PlacedMatch[]): PlacedMatch[] {
  const seen = new Set<string>();
  return placed.filter(({ match: { collection, key, part }, href }) => {
    const { chapter } = splitSectionPart(part);
    // What is sold without a page of its own shares the page of another.
    const place =
      collection === "products" ? `${collection} ${key}` : part === "" ? href : `${key}/${chapter}`;
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}

/** The best of all kinds first, and then the others by kind. */
function arrange(found: readonly PlacedMatch[], mostOfKind: number) {
  const best: PlacedMatch[] = [];
  for (const one of found) {
    const ofKind = best.filter((other) => kindIn(other) === kindIn(one)).length;
    if (best.length < mostBest && ofKind < mostBestOfKind) best.push(one);
  }
  const others = Map.groupBy(
    found.filter((one) => !best.includes(one)),
    kindIn,
  );
  return {
    best,
    groups: [...others].map(([kind, ofKind]) => ({
      kind,
      total: ofKind.length,
      hits: ofKind.slice(0, mostOfKind),
    })),
  };
}

function kindIn({ match }: PlacedMatch): SearchKind {
  return kindOf(match.collection);
}

function isOf(entry: FoundEntry, { collection, key, part, question }: Match): boolean {
  return (
    entry.collection === collection &&
    entry.key === key &&
    entry.part === part &&
    entry.language === question.language
  );
}

interface HitView {
  readonly excerptOf: ExcerptOf;
  readonly sold: SoldProducts;
}

function viewHit(entry: FoundEntry, href: string, { excerptOf, sold }: HitView): SearchHit {
  const { collection, key, title, partOf } = entry;
  const product =
    collection === "products"
      ? sold.listed.get(key)?.product
      : collection === "product-pages"
        ? sold.ofPage(key)
        : undefined;
  return {
    kind: kindOf(collection),
    title,
    partOf,
    href,
    language: entry.language,
    excerpt: excerptOf(entry),
    ...(product === undefined ? {} : { product }),
  };
}
