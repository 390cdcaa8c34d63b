import type { ProductCardsBlock } from "@autotune/contract";
import type { Block } from "payload";
import { chosenProducts } from "../../catalogue/fields/chosen-products.ts";
import type { ProductCardsFields } from "../../payload-types.ts";
import { translatedLine } from "../../platform/fields/translated-text.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import type { References } from "../../platform/publishing/references.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "productCards",
  interfaceName: "ProductCardsFields",
  labels: { singular: "Product cards", plural: "Product cards" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    chosenProducts("One card per product, in this order."),
  ],
};

function toPublished(fields: ProductCardsFields, references: References): ProductCardsBlock {
  return {
    block: "productCards",
    headline: fields.headline ?? "",
    products: references.products(fields.products),
  };
}

function fromPublished(
  { headline, products }: ProductCardsBlock,
  ids: KnownIds,
): ProductCardsFields {
  return {
    blockType: "productCards",
    headline,
    products: products.map((path) => ids.product(path)),
  };
}

export const productCards = { config, toPublished, fromPublished, sample };
