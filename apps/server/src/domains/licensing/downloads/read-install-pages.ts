import type { Database } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import { sql } from "drizzle-orm";
import type { InstallPage } from "./choose-download-pages.ts";

interface Row extends Record<string, unknown> {
  readonly slug: string;
  readonly pid: string;
  readonly path: string;
}

/**
 * The published download pages in their order, each with its installable products. These are decided in English, and a
 * plan or a bundle is installed by its parts, as on the pages themselves.
 */
export async function readInstallPages(database: Database): Promise<InstallPage[]> {
  const { rows } = await database.execute<Row>(sql`
    select page.key as slug, product.pid, product.path
      from shop.published_document page
     cross join lateral jsonb_array_elements_text(page.body -> 'products') as listed (path)
      join shop.catalogue_product product on product.path = listed.path or product.path in (
        select included_path from shop.catalogue_inclusion inclusion
         where inclusion.path = listed.path)
     where page.collection = 'download-pages' and page.locale = ${defaultLanguage}
       and exists (select from shop.installer where installer.pid = product.pid)
     order by (page.body ->> 'order')::integer, page.key`);
  return [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, products]) => ({
    slug,
    paths: new Map(products.map(({ pid, path }) => [pid, path])),
  }));
}
