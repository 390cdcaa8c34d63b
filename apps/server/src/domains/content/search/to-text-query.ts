import type { Phrase, Term } from "./apply-synonyms.ts";

/** Which weights of an entry's words count; empty for all. */
type Weights = "" | "A" | "AB" | "AC";

const unspacedCharacter = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]$/v;

/** A term as PostgreSQL's `to_tsquery` reads it. Words contain only letters, digits and points: quoting is enough. */
export function toTextQuery(
  { literal, synonyms }: Pick<Term, "literal" | "synonyms">,
  weights: Weights = "",
): string {
  const spelled = literal.map((spellings) => anyOf(spellings.map((one) => word(one, weights))));
  const phrases = synonyms.map((phrase) => inOrder(phrase, weights));
  return anyOf([`(${spelled.join("&")})`, ...phrases]);
}

function inOrder(phrase: Phrase, weights: Weights): string {
  return `(${phrase.map((one) => word(one, weights)).join("<->")})`;
}

function anyOf(queries: readonly string[]): string {
  return `(${queries.join("|")})`;
}

/** A single character of an unspaced script is searched for as the first of a pair. */
function word(text: string, weights: Weights): string {
  const flags = `${unspacedCharacter.test(text) ? "*" : ""}${weights}`;
  return flags === "" ? `'${text}'` : `'${text}':${flags}`;
}
