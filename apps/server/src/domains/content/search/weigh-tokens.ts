import type { Language } from "@autotune/routes";
import type { Term } from "./apply-synonyms.ts";
import type { QueryToken } from "./read-query.ts";
import { isCommonSubject, isWeakWord } from "./weak-words.ts";

/** How much a token says: a word of any question, our own name or subject, which are everywhere, a corrected word. */
const weak = 0.08;
const common = 0.25;
const guessed = 0.4;

const brand = "autotune";

/** How much each token of a query says about what is wanted, from 0 to 1. */
export function weighTokens(
  tokens: readonly QueryToken[],
  terms: readonly Term[],
  languages: readonly Language[],
): number[] {
  const named = new Set(terms.filter(isOwnName).flatMap(({ places }) => places));
  return tokens.map(({ text, spellings }, place) => {
    if (languages.some((language) => isWeakWord(text, language))) return weak;
    if (named.has(place) || isCommonSubject(text)) return common;
    return spellings[0] === text ? 1 : guessed;
  });
}

/** Typed in whatever way: auto tune, オートチューン. */
function isOwnName({ literal, synonyms }: Term): boolean {
  return (
    literal.every((spellings) => spellings.includes(brand)) ||
    synonyms.some((phrase) => phrase.length === 1 && phrase[0] === brand)
  );
}
