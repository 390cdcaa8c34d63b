import pg from "pg";
import { databaseUrl } from "../../fixtures/shop-test.ts";

/** What a discount of the tables takes off. */
interface SetDiscount {
  readonly discount:
    | { readonly kind: "percent"; readonly percent: number }
    | { readonly kind: "value"; readonly values: Readonly<Record<string, number>> };
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

export interface SoldProduct {
  readonly path: string;
  readonly pid: string;
  readonly type: "perpetual" | "subscription" | "trial" | "upgrade";
  readonly unit: string | null;
  readonly isForSale: boolean;
  readonly variantParent: string | null;
  readonly upgradeTo: string | null;
  readonly discount: SetDiscount | null;
  readonly quantityDiscounts: readonly SetDiscount[];
  readonly includes: readonly string[];
  /** By currency, before discounts. */
  readonly prices: Readonly<Record<string, number>>;
  /** By currency: everything that was ever published. */
  readonly history: readonly { currency: string; amount: number; discount: SetDiscount | null }[];
  /** By currency, in each promotion. */
  readonly promoted: readonly Readonly<Record<string, number>>[];
  /** By language. */
  readonly names: Readonly<Record<string, string>>;
}

/** A page or a card by its title, with what it sells. */
interface NamedPlace {
  readonly language: string;
  readonly name: string;
  readonly products: readonly string[];
  readonly family: string | null;
}

export interface Catalogue {
  readonly products: readonly SoldProduct[];
  readonly places: readonly NamedPlace[];
}

/** From the tables, not through any code of the shop: what renders prices must not judge them. */
export async function readCatalogue(): Promise<Catalogue> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: products } = await client.query<SoldProduct>(`
      select product.path, product.pid, product.type, product.sub_interval_unit as unit,
             product.type <> 'upgrade' and not product.promo_only and not product.wp_only as "isForSale",
             product.variant_parent as "variantParent", product.upgrade_to as "upgradeTo",
             product.discount, product.quantity_discounts as "quantityDiscounts",
             (select coalesce(array_agg(included_path order by position), '{}')
                from shop.catalogue_inclusion where path = product.path) as includes,
             (select coalesce(jsonb_object_agg(currency, amount), '{}')
                from shop.catalogue_price where path = product.path) as prices,
             (select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount, 'discount', discount)), '[]')
                from shop.price_history where path = product.path) as history,
             (select coalesce(jsonb_agg(promotion.prices -> product.path), '[]')
                from shop.promotion promotion
               where for_account_id is null and promotion.prices ? product.path) as promoted,
             (select coalesce(jsonb_object_agg(locale, body->>'name'), '{}')
                from shop.published_document where collection = 'products' and key = product.path) as names
        from shop.catalogue_product product`);
    const { rows: places } = await client.query<NamedPlace>(`
      select locale as language, body->>'name' as name, body->>'family' as family,
             array(select jsonb_array_elements_text(body->'products')) as products
        from shop.published_document where collection = 'product-pages'
      union all
      select locale, body->>'title', null, array(select value from jsonb_each_text(body->'products'))
        from shop.published_document where collection = 'product-cards'`);
    return { products, places };
  } finally {
    await client.end();
  }
}
