import { ErrorBody, OwnedProductsResponse, OwnedProductsQuery } from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import { readOwnedProducts } from "./read-owned-products.ts";

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
      return readOwnedProducts(app.database, {
        accountId: request.account.id,
        page,
        perpetualOnly: perpetualOnly === 1,
        language: lang,
      });
    },
  );
}
