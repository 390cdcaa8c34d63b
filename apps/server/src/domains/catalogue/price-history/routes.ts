import { lastingPrices, sellingPrices } from "@autotune/commerce";
import { ErrorBody, PriceHistoryResponse, PriceHistoryQuery } from "@autotune/contract";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { isForSale } from "../../../platform/published/is-for-sale.ts";
import { findUnlimited } from "./find-unlimited.ts";
import { lastTwelveMonths } from "./last-twelve-months.ts";
import { readPriceChanges } from "./read-price-changes.ts";

// Requested once for each product page that is read to its end.
const limit = { name: "price-history", requests: 300, perSeconds: 60 };

export async function priceHistoryRoutes(app: App): Promise<void> {
  app.get(
    "/wp-json/antares/v1/price-history",
    {
      onRequest: app.limit(limit),
      schema: {
        summary:
          "A product’s prices over the last twelve months, and next to the plan that includes it",
        tags: ["catalogue"],
        querystring: PriceHistoryQuery,
        response: { 200: PriceHistoryResponse, 400: ErrorBody, 404: ErrorBody, 429: ErrorBody },
      },
    },
    async ({ query: { path, currency } }, reply) => {
      const offer = app.content.offer(path);
      if (offer === undefined || !isForSale(offer) || offer.type !== "perpetual")
        throw new ApiError("notFound");
      const now = new Date();
      const changes = await readPriceChanges(app.database, {
        path,
        currency,
        withSamples: app.isDemonstration,
      });
      const prices = lastTwelveMonths(sellingPrices(changes, currency, now), now);
      const plan = findUnlimited(app.content, path);
      // The same for everyone; a price change is visible a minute later at the latest.
      void reply.header("cache-control", "public, max-age=0, s-maxage=60");
      return {
        price: offer.prices[currency],
        changes: prices.map(({ from, amount, isReduced }) => ({
          at: new Date(from).toISOString(),
          amount,
          reduced: isReduced,
        })),
        unlimited:
          plan === undefined
            ? null
            : {
                monthly: lastingPrices(plan.monthly)[currency],
                annual: lastingPrices(plan.annual)[currency],
              },
      };
    },
  );
}
