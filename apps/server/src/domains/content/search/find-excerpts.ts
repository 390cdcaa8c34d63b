import type { Executor } from "@autotune/database";
import type { Language } from "@autotune/routes";
import { excerpt, foldedWords, type ExcerptPart } from "./excerpt.ts";
import type { FoundEntry } from "./read-entries.ts";
import { readMatchingWords } from "./read-matching-words.ts";
import { unspacedRuns } from "./split-words.ts";
import type { Question } from "./question.ts";

/** Length of an excerpt; Japanese and Korean need half as many characters. */
const excerptLength: Readonly<Partial<Record<Language, number>>> = { ja: 90, ko: 100 };
const usualExcerptLength = 180;
/** Endings change the end of a word; PostgreSQL is asked about those that begin alike. */
const commonBeginning = 2;

type FoundText = Pick<FoundEntry, "language" | "text">;
export type ExcerptOf = (entry: FoundText) => ExcerptPart[];

interface FoundTexts {
  readonly questions: readonly Question[];
  readonly query: string;
  readonly texts: readonly FoundText[];
}

/** Excerpts that mark just the words by which a text was found: PostgreSQL decides, as it does for the hits. */
export async function findExcerpts(
  executor: Executor,
  { questions, query, texts }: FoundTexts,
): Promise<ExcerptOf> {
  const candidates = questions.map((question) => ({
    question,
    words: candidatesIn(
      texts.filter(({ language }) => language === question.language).map(({ text }) => text),
      question,
    ),
  }));
  const matching = await readMatchingWords(executor, candidates);
  const typed = unspacedRuns(query);
  return ({ language, text }) => {
    const words = matching.get(language) ?? new Set();
    const runs = [...typed, ...synonymRuns(questions, language)];
    return excerpt(text, { words, runs }, excerptLength[language] ?? usualExcerptLength);
  };
}

function candidatesIn(texts: readonly string[], { terms }: Question): string[] {
  const wanted = terms.flatMap(({ literal, synonyms }) => [...literal.flat(), ...synonyms.flat()]);
  const beginnings = new Set(wanted.map((word) => word.slice(0, commonBeginning)));
  const words = new Set(texts.flatMap((text) => [...foldedWords(text)]));
  return [...words].filter((word) => beginnings.has(word.slice(0, commonBeginning)));
}

/** A synonym in characters that are not split into words, put together again from its pairs. */
function synonymRuns(questions: readonly Question[], language: Language): string[] {
  const terms = questions.find((question) => question.language === language)?.terms ?? [];
  return terms
    .flatMap(({ synonyms }) => synonyms)
    .map((phrase) => phrase.map((pair, place) => (place === 0 ? pair : pair.slice(1))).join(""))
    .filter((run) => unspacedRuns(run)[0] === run);
}
