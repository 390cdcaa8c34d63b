import type { SearchMode } from "@autotune/contract";
import type { Executor } from "@autotune/database";
import { defaultLanguage, type Language } from "@autotune/routes";
import { applySynonyms, type SynonymGroup } from "./apply-synonyms.ts";
import {
  readQuery,
  splitQuery,
  unknownWords,
  withWords,
  type QueryToken,
  type QueryWords,
} from "./read-query.ts";
import { readAlikeWords, readKnownWords, readWordsWithin } from "./read-site-words.ts";
import { readStems } from "./read-stems.ts";
import { readSynonyms } from "./read-synonyms.ts";
import { splitCompound } from "./split-compound.ts";
import { squeeze, unspacedRuns } from "./split-words.ts";
import { hasPairs } from "./text-search-configuration.ts";
import { weighTokens } from "./weigh-tokens.ts";
import type { Question } from "./question.ts";

interface TypedQuery {
  readonly query: string;
  readonly language: Language;
  readonly mode: SearchMode | undefined;
}

interface ReadQuestions {
  /** What to search for in the visitor's language and in English; none where nothing can be found. */
  readonly questions: readonly Question[];
  /** How the query was read, where a word of it was mistyped; else empty. */
  readonly readAs: string;
  /** What was asked for, with nothing but letters and digits. */
  readonly name: string;
}

/** Compares a query with the words of the site, corrects what it may, and adds the synonyms of editors. */
export async function readQuestions(
  executor: Executor,
  { query, language, mode }: TypedQuery,
): Promise<ReadQuestions> {
  const typed = splitQuery(query);
  if (typed.words.length + typed.pairs.length === 0) return { questions: [], readAs: "", name: "" };
  const isTyping = mode === "typing";
  const languages = [...new Set<Language>([language, defaultLanguage])];
  const readKnown = (words: QueryWords) =>
    Promise.all(
      languages.map(async (one) => ({
        language: one,
        words: await readKnownWords(executor, words, one),
      })),
    );
  const unknownIn = (words: QueryWords, known: Awaited<ReturnType<typeof readKnown>>) =>
    unknownWords(
      words,
      known.map((one) => one.words),
      isTyping,
    );
  const knownAsTyped = await readKnown(typed);
  const unknown = unknownIn(typed, knownAsTyped);
  const parsed =
    mode === "exact" ? typed : await splitCompounds(executor, typed, unknown, languages);
  const known = parsed === typed ? knownAsTyped : await readKnown(parsed);
  const mistyped = mode === "exact" ? [] : parsed === typed ? unknown : unknownIn(parsed, known);
  const read = await Promise.all(
    known.map(async ({ language: one, words }) => {
      const alike = await readAlikeWords(executor, mistyped, one);
      return { language: one, ...readQuery(parsed, { known: words, alike, isTyping }) };
    }),
  );
  const readAs = read.map(({ mended }) => mended).find((mended) => mended !== "") ?? "";
  const groups = await readSynonyms(
    executor,
    [...new Set(read.flatMap(({ tokens }) => tokens.map(({ text }) => text)))],
    languages,
  );
  const questions = await Promise.all(
    read.map(async ({ language: one, tokens }) => {
      const terms = await findTerms(executor, { tokens, groups, language: one });
      return {
        language: one,
        isOwn: one === language,
        terms,
        emphasis: weighTokens(tokens, terms, languages),
      };
    }),
  );
  return {
    questions: questions.filter(({ terms }) => terms.length > 0),
    readAs,
    name: squeeze(readAs === "" ? query : readAs),
  };
}

/** Unknown words that are made of known ones are read as these. The words stay as typed if there are none. */
async function splitCompounds(
  executor: Executor,
  typed: QueryWords,
  unknown: readonly string[],
  languages: readonly Language[],
): Promise<QueryWords> {
  const parts = await readWordsWithin(executor, unknown, languages);
  const words = typed.words.flatMap((word) =>
    unknown.includes(word) ? (splitCompound(word, (part) => parts.has(part)) ?? [word]) : [word],
  );
  return words.length === typed.words.length ? typed : withWords(typed, words);
}

interface ReadTokens {
  readonly tokens: readonly QueryToken[];
  readonly groups: readonly SynonymGroup[];
  readonly language: Language;
}

async function findTerms(executor: Executor, { tokens, groups, language }: ReadTokens) {
  const words = [...tokens.map(({ text }) => text), ...groups.flat(2)];
  const stems = await readStems(executor, words, language);
  const terms = applySynonyms(tokens, groups, (word) => stems.get(word) ?? "");
  if (hasPairs(language)) return terms;
  // Texts of a spaced language have no pairs of Japanese or Korean characters, but may have their synonyms.
  return terms.filter(
    ({ literal, synonyms }) =>
      synonyms.length > 0 || literal.flat().some((word) => unspacedRuns(word).length === 0),
  );
}
