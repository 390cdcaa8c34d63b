import { defaultLanguage, type Language } from "@autotune/routes";
import { sql, type SQL } from "drizzle-orm";

/** The published name of the product at a path; null where it has no description. */
export function productName(path: SQL, language: Language): SQL {
  return sql`(
    select body ->> 'name' from shop.published_document document
     where document.collection = 'products' and document.key = ${path}
       and document.locale in (${language}, ${defaultLanguage})
     order by document.locale = ${language} desc limit 1)`;
}
