import { currencies } from "@autotune/commerce";
import type { CatalogueProduct } from "@autotune/contract";
import { sql } from "drizzle-orm";
import type { Executor } from "../connection.ts";
import { announcePublication } from "./publication-notice.ts";

/** Writes a product and its prices as one: a product without all its prices cannot be seen. */
export async function publishProduct(
  transaction: Executor,
  product: CatalogueProduct,
): Promise<void> {
  const { path, pid, type, interval, prices } = product;
  await transaction.execute(sql`
    insert into shop.catalogue_product (path, pid, type, sub_interval, sub_interval_unit, version)
    values (${path}, ${pid}, ${type}, ${interval?.count ?? null}, ${interval?.unit ?? null}, nextval('shop.publication_version'))
    on conflict (path) do update
      set pid = excluded.pid, type = excluded.type, sub_interval = excluded.sub_interval,
          sub_interval_unit = excluded.sub_interval_unit, version = excluded.version, published_at = now()`);
  const rows = currencies.map(
    (currency) => sql`(${path}, ${currency}, ${prices[currency]}::integer)`,
  );
  await transaction.execute(sql`
    insert into shop.catalogue_price (path, currency, amount) values ${sql.join(rows, sql`, `)}
    on conflict (path, currency) do update set amount = excluded.amount`);
  await announcePublication(transaction);
}

export async function withdrawProduct(transaction: Executor, path: string): Promise<void> {
  await transaction.execute(sql`delete from shop.catalogue_product where path = ${path}`);
  await announcePublication(transaction);
}
