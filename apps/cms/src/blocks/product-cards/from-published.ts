import type { ProductCardsBlock } from "@autotune/contract";
import type { ProductCardsFields } from "../../payload-types.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";

export function productCardsFromPublished(
  { headline, products }: ProductCardsBlock,
  ids: KnownIds,
): ProductCardsFields {
  return {
    blockType: "productCards",
    headline,
    products: products.map((path) => ids.product(path)),
  };
}
