import type { ProductCardsBlock } from "@autotune/contract";
import type { ProductCardsFields } from "../../payload-types.ts";
import type { References } from "../../platform/publishing/references.ts";

export function productCardsToPublished(
  fields: ProductCardsFields,
  references: References,
): ProductCardsBlock {
  return {
    block: "productCards",
    headline: fields.headline ?? "",
    products: references.products(fields.products),
  };
}
