import { isCatalogueProduct, type CatalogueProduct } from "@autotune/contract";
import type { Executor } from "@autotune/database";
import { defaultLanguage, type Language } from "@autotune/routes";
import { sql, type SQL } from "drizzle-orm";

export interface NamedProduct extends CatalogueProduct {
  readonly name: string;
}

/** Some products as they are sold at this moment: from the tables, not from a memory that may be seconds old. */
export async function readProducts(
  executor: Executor,
  paths: readonly string[],
  language: Language,
): Promise<NamedProduct[]> {
  const wanted = sql`product.path in (select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb))`;
  return select(executor, wanted, language);
}

export async function readAllProducts(executor: Executor): Promise<NamedProduct[]> {
  return select(executor, sql`true`, defaultLanguage);
}

async function select(
  executor: Executor,
  condition: SQL,
  language: Language,
): Promise<NamedProduct[]> {
  const { rows } = await executor.execute(sql`
    select product.path, product.pid, product.type,
      case when sub_interval is null then null
        else jsonb_build_object('count', sub_interval, 'unit', sub_interval_unit) end as interval,
      (select jsonb_object_agg(currency, amount) from shop.catalogue_price price
        where price.path = product.path) as prices,
      (select body ->> 'name' from shop.published_document
        where collection = 'products' and key = product.path and locale in (${language}, ${defaultLanguage})
        order by locale = ${language} desc limit 1) as name
    from shop.catalogue_product product where ${condition}`);
  return rows.flatMap(parseProduct);
}

/** A row that this release cannot read is not sold by it; the content's own alarm tells of it. */
function parseProduct(row: Record<string, unknown>): NamedProduct[] {
  if (!isCatalogueProduct(row)) return [];
  const name: unknown = Reflect.get(row, "name");
  // A product that nobody described yet is still one that can be named.
  return [{ ...row, name: typeof name === "string" ? name : row.path }];
}
