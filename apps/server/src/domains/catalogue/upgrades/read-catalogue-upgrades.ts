import { offerAt, type Prices } from "@autotune/commerce";
import { isCatalogueProduct } from "@autotune/contract";
import { productJson, type Executor } from "@autotune/database";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { productName } from "../products/product-name.ts";

/** An upgrade as the catalogue sells it. What the owner of a licence sees of it is commerce's `UpgradeOffer`. */
export interface CatalogueUpgrade {
  readonly path: string;
  readonly from: string;
  readonly to: string;
  /** Of the owned product, and of the upgrade's target. */
  readonly sourcePid: string;
  readonly targetPid: string;
  readonly sourceName: string;
  readonly targetName: string;
  readonly prices: Prices;
  readonly basePrices: Prices;
}

const named = Compile(
  Type.Object({
    sourcePid: Type.String(),
    targetPid: Type.String(),
    sourceName: Type.String(),
    targetName: Type.String(),
  }),
);

/** What some products can be upgraded to, at current prices. */
export async function readCatalogueUpgrades(
  executor: Executor,
  { from, language, now }: { from: readonly string[]; language: Language; now: Date },
): Promise<CatalogueUpgrade[]> {
  if (from.length === 0) return [];
  const { rows } = await executor.execute(sql`
    select ${productJson} as product, source.pid as "sourcePid", target.pid as "targetPid",
        coalesce(${productName(sql`source.path`, language)}, source.path) as "sourceName",
        coalesce(${productName(sql`target.path`, language)}, target.path) as "targetName"
      from shop.catalogue_product product
      join shop.catalogue_product source on source.path = product.upgrade_from
      join shop.catalogue_product target on target.path = product.upgrade_to
     where product.upgrade_from = any(${sql.param([...from])}::text[]) and ${isOffered}
     order by product.path`);
  return rows.flatMap((row) => {
    const { product } = row;
    // A row that this release cannot parse is not offered by it.
    if (!isCatalogueProduct(product) || product.upgrade === null || !named.Check(row)) return [];
    const { path, upgrade, basePrices } = product;
    const { prices } = offerAt(product, now);
    const { sourcePid, targetPid, sourceName, targetName } = row;
    return [{ path, ...upgrade, sourcePid, targetPid, sourceName, targetName, prices, basePrices }];
  });
}

/** For an upgrade from `product` to `target`: it is for sale to everyone who owns what it requires. */
export const isOffered = sql`not product.wp_only and not product.promo_only and not target.wp_only`;
