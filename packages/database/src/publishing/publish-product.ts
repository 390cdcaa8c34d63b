import { currencies } from "@autotune/commerce";
import type { CatalogueProduct } from "@autotune/contract";
import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "../connection/connection.ts";
import { announcePublication } from "./publication-notice.ts";

export interface ProductToPublish extends CatalogueProduct {
  /** Of an upgrade: why it costs what it costs. */
  readonly explanation: string;
}

/** Writes a product and everything that belongs to it as one: a product without all its prices cannot be seen. */
export async function publishProduct(
  transaction: Executor,
  product: ProductToPublish,
): Promise<void> {
  await writeProduct(transaction, product);
  await writePrices(transaction, product);
  await replaceRows(transaction, product, {
    table: sql`shop.catalogue_inclusion`,
    columns: sql`path, position, included_path`,
    rows: product.includes.map((path, position) => sql`(${product.path}, ${position}, ${path})`),
  });
  await replaceRows(transaction, product, {
    table: sql`shop.catalogue_freebie`,
    columns: sql`path, position, freebie_path, "group", choice, input_type, is_default_value, subscription_line_item_addon`,
    rows: product.freebies.map(
      (freebie, position) => sql`(${product.path}, ${position}, ${freebie.path}, ${freebie.group},
        ${freebie.choice}, ${freebie.inputType}, ${freebie.isDefaultValue}, ${freebie.subscriptionLineItemAddon})`,
    ),
  });
  await announcePublication(transaction);
}

async function writeProduct(transaction: Executor, product: ProductToPublish): Promise<void> {
  const { path, pid, type, interval, trialDays, discount, upgrade, moves, explanation } = product;
  const paths = (list: readonly string[]) => sql`${sql.param([...list])}::text[]`;
  const columns: readonly (readonly [SQL, SQL])[] = [
    [sql`pid`, sql`${pid}`],
    [sql`type`, sql`${type}`],
    [sql`sub_interval`, sql`${interval?.count ?? null}::smallint`],
    [sql`sub_interval_unit`, sql`${interval?.unit ?? null}`],
    [sql`trial_days`, sql`${trialDays}::smallint`],
    [sql`discount`, sql`${discount === null ? null : JSON.stringify(discount)}::jsonb`],
    [sql`quantity_discounts`, sql`${JSON.stringify(product.quantityDiscounts)}::jsonb`],
    [sql`upgrade_from`, sql`${upgrade?.from ?? null}`],
    [sql`upgrade_to`, sql`${upgrade?.to ?? null}`],
    [sql`explanation`, sql`${explanation}`],
    [sql`upgradeable_to`, paths(moves.upgradeableTo)],
    [sql`switchable_to`, paths(moves.switchableTo)],
    [sql`downgradeable_to`, paths(moves.downgradeableTo)],
    [sql`variant_parent`, sql`${product.variantParent}`],
    [sql`promo_only`, sql`${product.promoOnly}`],
    [sql`wp_only`, sql`${product.wpOnly}`],
    [sql`use_wibu`, sql`${product.useWibu}`],
    [sql`version`, sql`nextval('shop.publication_version')`],
    [sql`published_at`, sql`now()`],
  ];
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  await transaction.execute(sql`
    insert into shop.catalogue_product (path, ${list(columns.map(([name]) => name))})
    values (${path}, ${list(columns.map(([, value]) => value))})
    on conflict (path) do update
      set ${list(columns.map(([name]) => sql`${name} = excluded.${name}`))}`);
}

/**
 * Also into the history, where a price or its discount is not what was published last. By the clock and not by when the
 * transaction began: of two at once the one that waited for the other is the later one.
 */
async function writePrices(
  transaction: Executor,
  { path, basePrices, discount }: ProductToPublish,
): Promise<void> {
  const rows = currencies.map(
    (currency) => sql`(${path}, ${currency}, ${basePrices[currency]}::integer)`,
  );
  await transaction.execute(sql`
    insert into shop.catalogue_price (path, currency, amount) values ${sql.join(rows, sql`, `)}
    on conflict (path, currency) do update set amount = excluded.amount`);
  await transaction.execute(sql`
    insert into shop.price_history (path, currency, amount, discount, published_at)
    select price.path, price.currency, price.amount,
           ${discount === null ? null : JSON.stringify(discount)}::jsonb, clock_timestamp()
      from shop.catalogue_price price
      left join lateral (
        select amount, discount from shop.price_history history
         where history.path = price.path and history.currency = price.currency
           and not history.is_sample
         order by published_at desc, id desc limit 1) last on true
     where price.path = ${path}
       and (last.amount is distinct from price.amount
         or last.discount is distinct from ${discount === null ? null : JSON.stringify(discount)}::jsonb)`);
}

async function replaceRows(
  transaction: Executor,
  { path }: ProductToPublish,
  { table, columns, rows }: { table: SQL; columns: SQL; rows: SQL[] },
): Promise<void> {
  await transaction.execute(sql`delete from ${table} where path = ${path}`);
  if (rows.length === 0) return;
  await transaction.execute(
    sql`insert into ${table} (${columns}) values ${sql.join(rows, sql`, `)}`,
  );
}

export async function withdrawProduct(transaction: Executor, path: string): Promise<void> {
  await transaction.execute(sql`delete from shop.catalogue_product where path = ${path}`);
  await announcePublication(transaction);
}
