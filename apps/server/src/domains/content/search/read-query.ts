import { nearestWords } from "./nearest-words.ts";
import { splitWords } from "./split-words.ts";

/** Beyond these limits a query gets no better. */
const mostWords = 12;
const mostPairs = 24;
/** One letter begins too many words. */
const shortestBeginning = 2;

/** A query before it is compared with the site's words. */
export interface QueryWords {
  readonly words: readonly string[];
  /** Each word joined with the next: "auto tune" may be written AutoTune. */
  readonly joined: readonly string[];
  readonly pairs: readonly string[];
}

export function splitQuery(query: string): QueryWords {
  const { spaced, pairs } = splitWords(query);
  const words = spaced.slice(0, mostWords);
  return {
    words,
    joined: words.slice(1).map((word, place) => `${words[place]}${word}`),
    pairs: [...new Set(pairs)].slice(0, mostPairs),
  };
}

/** What of a query exists on the site, in one language. */
export interface KnownWords {
  readonly exact: ReadonlySet<string>;
  /** What its last word may be the beginning of, the most frequent first. */
  readonly completions: readonly string[];
}

/** For each mistyped word what is similar, the most similar first. */
export type AlikeWords = ReadonlyMap<string, readonly string[]>;

/** What to search for in one language. */
export interface ReadQuery {
  /** One for each word of the query: the alternative spellings. */
  readonly terms: readonly (readonly string[])[];
  readonly pairs: readonly string[];
  /** The query with its mistyped words corrected; empty where there are none. */
  readonly mended: string;
}

/** The words of a query that exist in none of the languages. */
export function unknownWords(query: QueryWords, languages: readonly KnownWords[]): string[] {
  const { words } = query;
  return words.filter((word, place) => {
    const spellings = [word, ...joinsAt(query, place)];
    return !languages.some(
      ({ exact, completions }) =>
        spellings.some((spelling) => exact.has(spelling)) ||
        (place === words.length - 1 && completions.length > 0),
    );
  });
}

export function readQuery(query: QueryWords, known: KnownWords, alike: AlikeWords): ReadQuery {
  const { words, pairs } = query;
  const mended: string[] = [];
  const terms = words.map((word, place) => {
    const isLast = place === words.length - 1;
    const isUnfinished = isLast && !known.exact.has(word) && word.length >= shortestBeginning;
    const nearest = nearestWords(word, alike.get(word) ?? [], isLast);
    mended.push(nearest[0] ?? word);
    return [
      ...new Set([
        word,
        ...joinsAt(query, place).filter((join) => known.exact.has(join)),
        ...(isUnfinished ? known.completions : []),
        ...nearest,
      ]),
    ];
  });
  const isMended = mended.some((word, place) => word !== words[place]);
  return { terms, pairs, mended: isMended ? mended.join(" ") : "" };
}

/** Joined with the previous and with the next word. */
function joinsAt({ joined }: QueryWords, place: number): string[] {
  return [joined[place - 1], joined[place]].filter((join) => join !== undefined);
}
