import { families } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { defaultLanguage, linkTo, type Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { productPageHref } from "../../../platform/published/product-page-href.ts";
import { productName } from "../../catalogue/index.ts";

/** A product's name, and the path of the page that sells it; the page of all products where none does. */
export async function readProductToName(
  database: Database,
  path: string,
  language: Language,
): Promise<{ readonly name: string; readonly href: string }> {
  const { rows } = await database.execute(sql`
    select ${productName(sql`${path}`, language)} as name,
           page.body ->> 'family' as family, page.body ->> 'slug' as slug
      from (select 1) one
      left join shop.published_document page
        on page.collection = 'product-pages' and page.locale = ${defaultLanguage}
       and page.body -> 'products' ? ${path}
     order by page.key limit 1`);
  const { name, slug, family: written } = rows[0] ?? {};
  const family = families.find((candidate) => candidate === written);
  return {
    name: typeof name === "string" ? name : path,
    href:
      typeof slug === "string" && family !== undefined
        ? productPageHref({ family, slug }, language)
        : linkTo("Products", {}, language),
  };
}
