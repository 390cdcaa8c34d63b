import { foldText } from "../reading/fold-text.ts";

/** Letters and digits, joined by hyphens; a number keeps its points. Apostrophes split words: l'intonazione. */
const written = /\p{N}+(?:\.\p{N}+)+|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;
/** Scripts without spaces between words, or with endings written on them. */
const unspaced = /[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]&&\p{L}]+/gv;

/** Lower case without accents: "afinacion" also means "afinación". */
function fold(text: string): string {
  return foldText(text.normalize("NFKC"));
}

/** Nothing but letters and digits: the same for AutoTune, Auto-Tune and auto tune. */
export function squeeze(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** What is written in Japanese or Korean, between spaces and other scripts. */
export function unspacedRuns(text: string): string[] {
  return [...fold(text).matchAll(unspaced)].map(([run]) => run);
}

export interface SplitWords {
  /** In the order of the text; a word with a hyphen as its parts. */
  readonly spaced: readonly string[];
  /** Hyphenated words in one: plug-in is also found as plugin. */
  readonly joined: readonly string[];
  /** For Japanese and Korean: pairs of neighbouring characters, because PostgreSQL has no word parser for them. */
  readonly pairs: readonly string[];
}

export function splitWords(text: string): SplitWords {
  const folded = fold(text);
  const pairs = unspacedRuns(text).flatMap(pairsOf);
  const compounds = [...folded.replaceAll(unspaced, " ").matchAll(written)].map(([word]) =>
    word.split("-"),
  );
  return {
    spaced: compounds.flat(),
    joined: compounds.filter((parts) => parts.length > 1).map((parts) => parts.join("")),
    pairs,
  };
}

/** As a text that PostgreSQL splits at its spaces alone: words and pairs, in their order. */
export function toPhrase(text: string): string {
  const { spaced, pairs } = splitWords(text);
  return [...spaced, ...pairs].join(" ");
}

/** A single character stays single. */
function pairsOf(run: string): string[] {
  const letters = Array.from(run);
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
