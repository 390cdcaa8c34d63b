import type { OwnedProductsResponse } from "@autotune/contract";
import type { Database } from "@autotune/database";
import type Type from "typebox";
import { readCatalogueUpgrades } from "../../catalogue/index.ts";
import { ownedPerPage, readOwned, type OwnedPage } from "./repository.ts";
import { viewOwnedProduct } from "./view-owned-product.ts";

/** A page of what a person may use, with the upgrades that they are offered. */
export async function readOwnedProducts(
  database: Database,
  wanted: OwnedPage,
): Promise<Type.Static<typeof OwnedProductsResponse>> {
  const { page, language } = wanted;
  const { total, rows } = await readOwned(database, wanted);
  const upgradable = rows.filter(({ canBeUpgraded }) => canBeUpgraded);
  const upgrades = await readCatalogueUpgrades(database, {
    from: [...new Set(upgradable.map(({ path }) => path))],
    language,
    now: new Date(),
  });
  return {
    total,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / ownedPerPage)),
    per_page: ownedPerPage,
    data: rows.map((row) => viewOwnedProduct(row, upgrades)),
  };
}
