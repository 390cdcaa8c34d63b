import type { Executor } from "@autotune/database";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { textSearchConfiguration } from "./text-search-configuration.ts";

/** Words without their endings, as the index of a language has them; a stop word such as "the" is left out. */
export async function readStems(
  executor: Executor,
  words: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const configuration = textSearchConfiguration[language];
  const { rows } = await executor.execute(sql`
    select word, lexeme from unnest(${sql.param([...new Set(words)])}::text[]) as word
      cross join unnest(tsvector_to_array(to_tsvector(${configuration}::regconfig, word))) as lexeme`);
  return new Map(rows.map(({ word, lexeme }) => [String(word), String(lexeme)]));
}
