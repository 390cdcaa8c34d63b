import { joinRuns } from "./join-runs.ts";
import type { QueryToken } from "./read-query.ts";

/** Words or pairs of characters that follow each other. */
export type Phrase = readonly string[];

/** Phrases that mean the same. */
export type SynonymGroup = readonly Phrase[];

/** One thing that a query asks for. */
export interface Term {
  /** As it was typed: each of these, in any of its spellings. */
  readonly literal: readonly (readonly string[])[];
  /** Or one of these phrases. */
  readonly synonyms: readonly Phrase[];
  /** Which of the query's tokens it stands for. */
  readonly places: readonly number[];
}

interface Match {
  readonly start: number;
  readonly end: number;
  readonly synonyms: readonly Phrase[];
}

interface StemmedToken extends QueryToken {
  readonly stem: string;
  readonly place: number;
}

/**
 * The things that a query asks for: each of its words alone, but several words that have synonyms as one, so that
 * "promo code" is answered by a text about coupons. Words are compared by their stems; stop words have none and do
 * not separate the words around them.
 */
export function applySynonyms(
  tokens: readonly QueryToken[],
  groups: readonly SynonymGroup[],
  stemOf: (word: string) => string,
): Term[] {
  const stemmed = tokens
    .map((token, place) => ({ ...token, place, stem: stemOf(token.text) }))
    .filter(({ stem }) => stem !== "");
  const matches = longestFirst(groups.flatMap((group) => matchesOf(group, stemmed, stemOf)));
  const terms: Term[] = [];
  let place = 0;
  while (place < stemmed.length) {
    const here = matches.filter(({ start }) => start === place);
    const end = here[0]?.end ?? place + 1;
    // What joins two runs of characters is in no text; it only lets a phrase be written in one.
    const own = stemmed.slice(place, end).filter(({ joins }) => joins !== true);
    if (own.length > 0 && !(here.length === 0 && isKnownAlready(terms, own)))
      terms.push({
        literal: own.map(({ spellings }) => spellings),
        synonyms: onceEach(here.flatMap(({ synonyms }) => synonyms)),
        places: own.map((token) => token.place),
      });
    place = end;
  }
  return terms;
}

/** Several groups may have the same phrase. */
function onceEach(phrases: readonly Phrase[]): Phrase[] {
  return [...new Map(phrases.map((phrase) => [phrase.join(" "), phrase])).values()];
}

/** A pair of characters or a word that is typed twice says no more. */
function isKnownAlready(terms: readonly Term[], [token]: readonly StemmedToken[]): boolean {
  return terms.some(
    ({ literal }) => literal.length === 1 && literal[0]?.[0] === token?.spellings[0],
  );
}

function matchesOf(
  group: SynonymGroup,
  tokens: readonly StemmedToken[],
  stemOf: (word: string) => string,
): Match[] {
  return group.flatMap((phrase) => {
    const wanted = joinRuns(phrase)
      .map(({ text }) => (phrase.includes(text) ? stemOf(text) : text))
      .filter((stem) => stem !== "");
    if (wanted.length === 0) return [];
    const synonyms = group.filter((other) => other !== phrase);
    return tokens.flatMap((_, start) => {
      const end = start + wanted.length;
      const isMatch =
        wanted.every((stem, offset) => tokens[start + offset]?.stem === stem) &&
        (!isShortKatakana(phrase) || !isWithinKatakana(tokens, start, end));
      return isMatch ? [{ start, end, synonyms }] : [];
    });
  });
}

const katakana = /^[\p{sc=Kana}ー]+$/v;
/** Two pairs are three characters: キー also begins キーボード. */
const fewPairs = 2;

function isShortKatakana(phrase: Phrase): boolean {
  return phrase.length <= fewPairs && phrase.every((pair) => katakana.test(pair));
}

function isWithinKatakana(tokens: readonly StemmedToken[], start: number, end: number): boolean {
  return [tokens[start - 1], tokens[end]].some(
    (beside) => beside !== undefined && beside.joins !== true && katakana.test(beside.text),
  );
}

/** Without those that overlap a longer or an earlier one; several groups may know the same words. */
function longestFirst(matches: readonly Match[]): Match[] {
  const chosen: Match[] = [];
  const sorted = matches.toSorted(
    (one, other) => other.end - other.start - (one.end - one.start) || one.start - other.start,
  );
  for (const match of sorted) {
    const isFree = chosen.every(
      ({ start, end }) =>
        (start === match.start && end === match.end) || end <= match.start || match.end <= start,
    );
    if (isFree) chosen.push(match);
  }
  return chosen;
}
