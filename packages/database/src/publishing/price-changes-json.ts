import { sql, type SQL } from "drizzle-orm";

/**
 * Where a row of `shop.catalogue_product product` has a discount: what was published of its prices before, oldest
 * first, for the contract's CatalogueProduct. Others are most of the catalogue and carry nothing.
 */
export function priceChangesJson({ withSamples }: { readonly withSamples: boolean }): SQL {
  return sql`case when product.discount is null then '{}'::jsonb
  else jsonb_build_object('priceChanges', (
    select coalesce(jsonb_agg(jsonb_build_object(
        'currency', currency, 'amount', amount, 'discount', history.discount,
        'publishedAt', to_json(history.published_at)) order by history.published_at, id), '[]')
      from shop.price_history history where history.path = product.path and (${withSamples} or not history.is_sample))) end`;
}
