import type { Executor } from "@autotune/database";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import type { AlikeWords, KnownWords, QueryWords } from "./read-query.ts";
import { textSearchConfiguration } from "./text-search-configuration.ts";
import { textsIn } from "./texts-in.ts";

const mostCompletions = 12;
const mostAlike = 40;
/** Two swapped letters in a short word leave little similarity; the edit distance decides. */
const leastAlike = 0.15;

/** A word is known in any of its endings. */
export async function readKnownWords(
  executor: Executor,
  { words, joined }: QueryWords,
  language: Language,
): Promise<KnownWords> {
  const last = words.at(-1);
  const configuration = textSearchConfiguration[language];
  if (last === undefined) return { exact: new Set(), completions: [] };
  const { rows } = await executor.execute(sql`
    select array(select word from shop.search_word where locale = ${language}
                    and word = any(${sql.param([...words, ...joined])}::text[])
                 union
                 select word from unnest(${sql.param([...words])}::text[]) as word
                  where exists (select from shop.search_entry entry where entry.locale = ${language}
                    and entry.words @@ plainto_tsquery(${configuration}::regconfig, word))) as exact,
           array(select word from shop.search_word where locale = ${language}
                    and word like ${`${last}_%`} order by entries desc, word
                  limit ${mostCompletions}) as completions`);
  return {
    exact: new Set(textsIn(rows[0]?.["exact"])),
    completions: textsIn(rows[0]?.["completions"]),
  };
}

export async function readAlikeWords(
  executor: Executor,
  mistyped: readonly string[],
  language: Language,
): Promise<AlikeWords> {
  if (mistyped.length === 0) return new Map();
  const { rows } = await executor.execute(sql`
    select mistyped, array(select word from shop.search_word
                            where locale = ${language} and similarity(word, mistyped) > ${leastAlike}
                            order by similarity(word, mistyped) desc, entries desc, word
                            limit ${mostAlike}) as alike
      from unnest(${sql.param([...mistyped])}::text[]) as mistyped`);
  return new Map(rows.map(({ mistyped: word, alike }) => [String(word), textsIn(alike)]));
}

/** The words of the site with which some others begin or end. */
export async function readWordsWithin(
  executor: Executor,
  words: readonly string[],
  languages: readonly Language[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await executor.execute(sql`
    select distinct word from shop.search_word
      join unnest(${sql.param([...words])}::text[]) as longer
        on strpos(longer, word) > 0 and longer <> word
     where locale = any(${sql.param([...languages])}::text[]) and length(word) > 3`);
  return new Set(rows.map(({ word }) => String(word)));
}
