import type { FoundOrders } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { productName } from "../../catalogue/index.ts";

/** The products of the catalogue, and the countries that anybody has bought from. */
export async function readChoices(database: Database): Promise<FoundOrders["choices"]> {
  const { rows: products } = await database.execute<{ path: string; name: string }>(sql`
    select product.path, coalesce(${productName(sql`product.path`, defaultLanguage)}, product.path) as name
      from shop.catalogue_product product order by lower(coalesce(${productName(sql`product.path`, defaultLanguage)}, product.path)), product.path`);
  // From one country to the next: reading all checkouts would take as long as there are checkouts.
  const { rows: countries } = await database.execute<{ country: string }>(sql`
    with recursive known (country) as (
      select min(country) from shop.checkout
      union all
      select (select min(country) from shop.checkout where country > known.country)
        from known where known.country is not null)
    select country from known where country <> ''`);
  return { products, countries: countries.map(({ country }) => country) };
}
