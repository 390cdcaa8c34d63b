import type { Executor } from "@autotune/database";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import type { Term } from "./apply-synonyms.ts";
import type { Question } from "./question.ts";
import { textSearchConfiguration } from "./text-search-configuration.ts";
import { textsIn } from "./texts-in.ts";
import { toTextQuery } from "./to-text-query.ts";

/** Which of some words of texts match the terms, by the language of the texts: these are marked in excerpts. */
export async function readMatchingWords(
  executor: Executor,
  texts: readonly { readonly question: Question; readonly words: readonly string[] }[],
): Promise<ReadonlyMap<Language, ReadonlySet<string>>> {
  const input = texts.map(({ question: { language, terms }, words }) => ({
    locale: language,
    configuration: textSearchConfiguration[language],
    words,
    query: terms.flatMap(wordsOfTerm).join("|"),
  }));
  const { rows } = await executor.execute(sql`
    select locale, array(select word from unnest(words) as word
                          where to_tsvector(configuration, word) @@ to_tsquery(configuration, query)) as matching
      from jsonb_to_recordset(${JSON.stringify(input)}::jsonb)
        as asked (locale text, configuration regconfig, words text[], query text)`);
  return new Map(
    texts.map(({ question: { language } }) => [
      language,
      new Set(textsIn(rows.find(({ locale }) => locale === language)?.["matching"])),
    ]),
  );
}

/** Each word by itself; one word of a synonym of several says little. */
function wordsOfTerm({ literal, synonyms }: Term): string[] {
  const single = synonyms.filter((phrase) => phrase.length === 1);
  return [...literal.flat(), ...single.flat()].map((word) =>
    toTextQuery({ literal: [[word]], synonyms: [] }),
  );
}
