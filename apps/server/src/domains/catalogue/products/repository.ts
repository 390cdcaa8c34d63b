import { offerAt, type Offer } from "@autotune/commerce";
import { isCatalogueProduct, type CatalogueProduct } from "@autotune/contract";
import { productJson, type Executor } from "@autotune/database";
import { defaultLanguage, type Language } from "@autotune/routes";
import { sql, type SQL } from "drizzle-orm";

export interface NamedProduct extends CatalogueProduct {
  readonly name: string;
}

export interface NamedOffer extends Offer {
  readonly name: string;
}

/**
 * Some products as currently sold: from the tables, not from a cache that may be seconds old. An upgrade has the name
 * of its target. What cannot be delivered is not offered.
 */
export async function readOffers(
  executor: Executor,
  paths: readonly string[],
  language: Language,
  now: Date,
): Promise<NamedOffer[]> {
  const wanted = sql`product.path in (select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb))`;
  const products = await select(executor, sql`${wanted} and ${isDeliverable}`, language);
  return products.map(({ name, ...product }) => ({ ...offerAt(product, now), name }));
}

/**
 * The catalogue has everything that a bundle or gift grants, and an upgrade's target. A plan entitles to whatever of it
 * exists.
 */
const isDeliverable = sql`not exists (
  select from (
    select included_path as path from shop.catalogue_inclusion
     where path = product.path and product.type = 'perpetual'
    union all
    select product.upgrade_to where product.upgrade_to is not null
  ) given where not exists (
    select from shop.catalogue_product known where known.path = given.path))`;

/** Every known product, also those no longer sold; without what was published just now. */
export async function readAllProducts(
  executor: Executor,
  { olderThanMinutes }: { readonly olderThanMinutes: number },
): Promise<NamedProduct[]> {
  const wanted = sql`product.published_at <= now() - ${olderThanMinutes} * interval '1 minute'`;
  return select(executor, wanted, defaultLanguage);
}

async function select(
  executor: Executor,
  condition: SQL,
  language: Language,
): Promise<NamedProduct[]> {
  const { rows } = await executor.execute(sql`
    select ${productJson} as product,
      (select body ->> 'name' from shop.published_document
        where collection = 'products' and key = coalesce(product.upgrade_to, product.path)
          and locale in (${language}, ${defaultLanguage})
        order by locale = ${language} desc limit 1) as name
    from shop.catalogue_product product where ${condition}
    order by product.path`);
  return rows.flatMap(parseProduct);
}

/** A row that this release cannot parse is not sold; content monitoring reports it. */
function parseProduct({ product, name }: Record<string, unknown>): NamedProduct[] {
  if (!isCatalogueProduct(product)) return [];
  // A product without a description can still be named.
  return [{ ...product, name: typeof name === "string" ? name : product.path }];
}
