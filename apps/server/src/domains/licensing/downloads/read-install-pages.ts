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
    with listed as (
      select page.key as slug, (page.body ->> 'order')::integer as place, listed.path
        from shop.published_document page
       cross join lateral jsonb_array_elements_text(page.body -> 'products') as listed (path)
       where page.collection = 'download-pages' and page.locale = ${defaultLanguage}
    ), installed as (
      select slug, place, path from listed
      union
      select slug, place, inclusion.included_path
        from listed join shop.catalogue_inclusion inclusion on inclusion.path = listed.path
    )
    select installed.slug, product.pid, product.path
      from installed join shop.catalogue_product product on product.path = installed.path
     where exists (select from shop.installer where installer.pid = product.pid)
     order by installed.place, installed.slug`);
  return [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, products]) => ({
    slug,
    paths: new Map(products.map(({ pid, path }) => [pid, path])),
  }));
}
