import { ErrorBody, OwnedProductsResponse, OwnedProductsQuery } from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import { ownedPerPage, readOwned } from "./repository.ts";
import { readCatalogueUpgrades } from "../../catalogue/index.ts";
import { viewOwnedProduct } from "./view-owned-product.ts";

export async function ownedProductRoutes(app: App): Promise<void> {
  app.get(
    "/laravel/rest/user/products",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "The signed-in user’s products and their upgrades",
        tags: ["account"],
        querystring: OwnedProductsQuery,
        response: { 200: OwnedProductsResponse, 400: ErrorBody, 401: ErrorBody },
      },
    },
    async (request) => {
      const { page = 1, perpetual_only: perpetualOnly = 0, lang = defaultLanguage } = request.query;
      const { total, rows } = await readOwned(app.database, {
        accountId: request.account.id,
        page,
        perpetualOnly: perpetualOnly === 1,
        language: lang,
      });
      const upgradable = rows.filter(({ canBeUpgraded }) => canBeUpgraded);
      const upgrades = await readCatalogueUpgrades(app.database, {
        from: [...new Set(upgradable.map(({ path }) => path))],
        language: lang,
        now: new Date(),
      });
      return {
        total,
        current_page: page,
        last_page: Math.max(1, Math.ceil(total / ownedPerPage)),
        per_page: ownedPerPage,
        data: rows.map((row) => viewOwnedProduct(row, upgrades)),
      };
    },
  );
}
