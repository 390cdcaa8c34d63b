import type { Prices } from "@autotune/commerce";
import { publishPromotion, withdrawPromotion } from "@autotune/database";
import { APIError } from "payload";
import type { Promotion } from "../payload-types.ts";
import { amountsToPublished } from "../catalogue/prices/amounts-to-published.ts";
import type { RowPublication } from "../platform/publishing/publication.ts";
import {
  loadProductReferences,
  type ProductReferences,
} from "../platform/publishing/references.ts";

export const promotionPublication: RowPublication<Promotion> = {
  collection: "promotions",
  read: (payload, options) => payload.findByID({ ...options, collection: "promotions" }),
  keyOf: ({ code }) => code ?? undefined,
  rowReferences: { products: ["products.product", "ownersOf"] },
  async publish(transaction, promotion, req) {
    const { code, promotionId, offerTag, startsAt, endsAt, oncePerPerson } = promotion;
    if (!code || !promotionId || !offerTag)
      throw new APIError("Add a code, an ID and an offer tag before you publish.", 400);
    const references = await loadProductReferences(req);
    await publishPromotion(transaction, {
      code,
      id: promotionId,
      offerTag,
      startsAt: startsAt ?? null,
      endsAt: endsAt ?? null,
      prices: pricesOf(promotion, references),
      ownersOf: references.products(promotion.ownersOf),
      oncePerPerson: oncePerPerson ?? false,
    });
  },
  withdraw: withdrawPromotion,
};

function pricesOf({ products }: Promotion, references: ProductReferences): Record<string, Prices> {
  return Object.fromEntries(
    (products ?? []).flatMap(({ product, prices }) => {
      const path = references.product(product);
      return path === undefined ? [] : [[path, amountsToPublished(prices)] as const];
    }),
  );
}
