import pg from "pg";
import { databaseUrl } from "../../fixtures/shop-test.ts";

export interface ProductForSale {
  readonly path: string;
  readonly name: string;
  readonly type: "perpetual" | "subscription" | "trial";
  readonly unit: "m" | "y" | null;
  /** What it costs in US cents, before a discount. */
  readonly amount: number;
  /** The key of the page that sells it or what it is a form of, such as `auto-tune/pro`. */
  readonly page: string | null;
}

/** Everything published that costs something and that anybody may buy. */
export async function productsForSale(): Promise<ProductForSale[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<ProductForSale>(
      `select product.path, words.body->>'name' as name, product.type,
              product.sub_interval_unit as unit, price.amount, page.key as page
         from shop.catalogue_product product
         join shop.catalogue_price price on price.path = product.path and price.currency = 'USD'
         join shop.published_document words
           on words.collection = 'products' and words.locale = 'en' and words.key = product.path
         left join shop.published_document page
           on page.collection = 'product-pages' and page.locale = 'en'
              and page.body->'products' ? coalesce(product.variant_parent, product.path)
        where product.type <> 'upgrade' and not product.promo_only and not product.wp_only
              and price.amount > 0
        order by page.key, product.path`,
    );
    return rows;
  } finally {
    await client.end();
  }
}
