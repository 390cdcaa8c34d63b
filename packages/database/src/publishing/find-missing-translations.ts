import { defaultLanguage, type Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import type { Executor } from "../connection/connection.ts";
import { parsePublishedKey, type PublishedKey } from "./read-published.ts";

/** Documents that are published in English but not in another language. Redirects, outside links and the company have no words. */
export async function findMissingTranslations(
  executor: Executor,
  languages: readonly Language[],
): Promise<PublishedKey[]> {
  const { rows } = await executor.execute(sql`
    select english.collection, english.key, language as locale
      from shop.published_document english
      cross join unnest(${sql.param([...languages])}::text[]) as language
     where english.locale = ${defaultLanguage} and english.collection not in ('redirects', 'outside-links', 'company')
       and not exists (
         select from shop.published_document translated
          where translated.collection = english.collection and translated.key = english.key
            and translated.locale = language)
     order by language, english.collection, english.key`);
  return rows.map(parsePublishedKey);
}
