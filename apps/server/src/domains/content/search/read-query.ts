import { joinRuns } from "./join-runs.ts";
import { nearestWords } from "./nearest-words.ts";
import { splitWords } from "./split-words.ts";

/** Beyond these limits a query gets no better. */
const mostWords = 12;
const mostPairs = 24;
/** One letter begins too many words. */
const shortestBeginning = 2;
/** A complete word that only begins one of the site's is read as that one from this length on. */
const shortestAbbreviation = 4;

/** A query before it is compared with the site's words. */
export interface QueryWords {
  readonly words: readonly string[];
  /** Each word joined with the next: "auto tune" may be written AutoTune. */
  readonly joined: readonly string[];
  readonly pairs: readonly string[];
}

export function splitQuery(query: string): QueryWords {
  const { spaced, pairs } = splitWords(query);
  return withWords({ pairs: pairs.slice(0, mostPairs) }, spaced);
}

export function withWords(
  { pairs }: Pick<QueryWords, "pairs">,
  all: readonly string[],
): QueryWords {
  const words = all.slice(0, mostWords);
  return {
    words,
    joined: words.slice(1).map((word, place) => `${words[place]}${word}`),
    pairs,
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

/** A word or a pair of characters of the query. */
export interface QueryToken {
  /** As it was typed or, if it was mistyped, as it is read. */
  readonly text: string;
  /** The ways in which the site may write it. */
  readonly spellings: readonly string[];
  /** A pair of characters with a space between them. */
  readonly joins?: true;
}

/** What to search for in one language. */
export interface ReadQuery {
  readonly tokens: readonly QueryToken[];
  /** The query with its mistyped words corrected; empty where there are none. */
  readonly mended: string;
}

/** The words of a query that exist in none of the languages. Only a word that is still typed may be unfinished. */
export function unknownWords(
  query: QueryWords,
  languages: readonly KnownWords[],
  isTyping: boolean,
): string[] {
  const { words } = query;
  return words.filter((word, place) => {
    const spellings = [word, ...joinsAt(query, place)];
    return !languages.some(
      ({ exact, completions }) =>
        spellings.some((spelling) => exact.has(spelling)) ||
        (isTyping && place === words.length - 1 && completions.length > 0),
    );
  });
}

interface Reading {
  readonly known: KnownWords;
  /** For the words that exist in none of the languages; empty where none may be corrected. */
  readonly alike: AlikeWords;
  readonly isTyping: boolean;
}

export function readQuery(query: QueryWords, { known, alike, isTyping }: Reading): ReadQuery {
  const { words, pairs } = query;
  const tokens = words.map((word, place): QueryToken => {
    const isLast = place === words.length - 1;
    const isUnfinished =
      isTyping && isLast && !known.exact.has(word) && word.length >= shortestBeginning;
    const nearest = correct(word, { known, alike, isTyping: isTyping && isLast, isLast });
    const spellings = [
      word,
      ...joinsAt(query, place).filter((join) => known.exact.has(join)),
      ...(isUnfinished ? known.completions : []),
      ...nearest,
    ];
    return { text: nearest[0] ?? word, spellings: [...new Set(spellings)] };
  });
  const isMended = tokens.some(({ text }, place) => text !== words[place]);
  return {
    tokens: [...tokens, ...joinRuns(pairs).map(pairToken)],
    mended: isMended ? tokens.map(({ text }) => text).join(" ") : "",
  };
}

function pairToken({ text, joins }: { text: string; joins: boolean }): QueryToken {
  return { text, spellings: [text], ...(joins ? { joins } : {}) };
}

/** What an unknown word may mean: what is nearest, or else the most frequent word that it begins. */
function correct(
  word: string,
  { known, alike, isTyping, isLast }: Reading & { readonly isLast: boolean },
): string[] {
  const candidates = alike.get(word);
  if (candidates === undefined) return [];
  const nearest = nearestWords(word, candidates, isTyping);
  if (nearest.length > 0 || !isLast || word.length < shortestAbbreviation) return nearest;
  return known.completions.slice(0, 1);
}

/** Joined with the previous and with the next word. */
function joinsAt({ joined }: QueryWords, place: number): string[] {
  return [joined[place - 1], joined[place]].filter((join) => join !== undefined);
}
