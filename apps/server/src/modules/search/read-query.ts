import { nearestWords } from "./nearest-words.ts";
import { splitWords } from "./split-words.ts";

/** Past these a question is no better understood. */
const mostWords = 12;
const mostPairs = 24;
/** One letter begins too many words. */
const shortestBeginning = 2;

/** A question before anybody has looked at what is written on the site. */
export interface QueryWords {
  readonly words: readonly string[];
  /** Each word with the next one, in one: "auto tune" may be written AutoTune. */
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

/** What of a question is written somewhere, in one language. */
export interface KnownWords {
  readonly exact: ReadonlySet<string>;
  /** What its last word may be the beginning of, the most frequent first. */
  readonly completions: readonly string[];
}

/** For each mistyped word what looks like it, the likest first. */
export type AlikeWords = ReadonlyMap<string, readonly string[]>;

/** What to look for in one language. */
export interface ReadQuery {
  /** One for each word of the question: the spellings of which any will do. */
  readonly terms: readonly (readonly string[])[];
  readonly pairs: readonly string[];
  /** The question with its mistyped words mended; empty where there are none. */
  readonly mended: string;
}

/** The words of a question that are written in none of the languages. */
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

/** With the neighbour before and with the one after. */
function joinsAt({ joined }: QueryWords, place: number): string[] {
  return [joined[place - 1], joined[place]].filter((join) => join !== undefined);
}
