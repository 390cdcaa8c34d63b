import { defaultLanguage, type Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import type { Executor } from "../connection.ts";

/** For each language, how many documents are published in English but not in it. */
export async function countMissingTranslations(
  executor: Executor,
  languages: readonly Language[],
): Promise<Map<Language, number>> {
  const { rows } = await executor.execute(sql`
    select language, count(*) filter (where translated.key is null)::int as missing
      from unnest(${sql.param([...languages])}::text[]) as language
      cross join shop.published_document english
      left join shop.published_document translated
        on translated.collection = english.collection and translated.key = english.key
        and translated.locale = language
     where english.locale = ${defaultLanguage}
     group by language`);
  const counted = new Map(rows.map(({ language, missing }) => [language, Number(missing)]));
  return new Map(languages.map((language) => [language, counted.get(language) ?? 0]));
}
