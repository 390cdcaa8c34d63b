import type { Block } from "payload";
import { chosenProducts } from "../../catalogue/fields/chosen-products.ts";
import { translatedLine } from "../../platform/fields/translated-text.ts";

export const productCards: Block = {
  slug: "productCards",
  interfaceName: "ProductCardsFields",
  labels: { singular: "Product cards", plural: "Product cards" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    chosenProducts("One card each, in this order."),
  ],
};
