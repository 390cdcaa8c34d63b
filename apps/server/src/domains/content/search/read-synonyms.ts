import type { Executor } from "@autotune/database";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import type { SynonymGroup } from "./apply-synonyms.ts";
import { textSearchConfiguration } from "./text-search-configuration.ts";
import { toTextQuery } from "./to-text-query.ts";

/** Those that editors have published in these languages and that have one of the words, in any of its endings. */
export async function readSynonyms(
  executor: Executor,
  words: readonly string[],
  languages: readonly Language[],
): Promise<SynonymGroup[]> {
  const input = languages.map((locale) => ({
    locale,
    configuration: textSearchConfiguration[locale],
    query: words.map((word) => toTextQuery({ literal: [[word]], synonyms: [] })).join("|"),
  }));
  const { rows } = await executor.execute(sql`
    select text from jsonb_to_recordset(${JSON.stringify(input)}::jsonb)
        as asked (locale text, configuration regconfig, query text)
      join shop.search_entry entry on entry.locale = asked.locale
        and entry.words @@ to_tsquery(configuration, query)
     where collection = 'search-synonyms'`);
  return rows.map(({ text }) =>
    String(text)
      .split("\n")
      .map((phrase) => phrase.split(" ")),
  );
}
