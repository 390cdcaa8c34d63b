import { foldText } from "../content/reading/fold-text.ts";

/** Letters and digits, joined by hyphens; a number keeps its points. Apostrophes part words: l'intonazione. */
const written = /\p{N}+(?:\.\p{N}+)+|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;
/** Scripts that put no space between words, or write endings on them. */
const unspaced = /[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]&&\p{L}]+/gv;

/** Small letters without accents: who looks for "afinacion" means "afinación". */
function fold(text: string): string {
  return foldText(text.normalize("NFKC"));
}

/** Nothing but letters and digits: the same for AutoTune, Auto-Tune and auto tune. */
export function squeeze(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]/gu, "");
}

export interface SplitWords {
  /** In the order in which they are written; a word with a hyphen as its parts. */
  readonly spaced: readonly string[];
  /** What is written with a hyphen, in one: plug-in is also looked for as plugin. */
  readonly joined: readonly string[];
  /** Of Japanese and Korean: pairs of neighbouring letters, because PostgreSQL knows no words there. */
  readonly pairs: readonly string[];
}

export function splitWords(text: string): SplitWords {
  const folded = fold(text);
  const pairs = [...folded.matchAll(unspaced)].flatMap(([run]) => pairsOf(run));
  const compounds = [...folded.replaceAll(unspaced, " ").matchAll(written)].map(([word]) =>
    word.split("-"),
  );
  return {
    spaced: compounds.flat(),
    joined: compounds.filter((parts) => parts.length > 1).map((parts) => parts.join("")),
    pairs,
  };
}

/** A letter that stands alone is kept alone. */
function pairsOf(run: string): string[] {
  const letters = Array.from(run);
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
