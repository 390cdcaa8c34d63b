import type { Block } from "payload";
import { chosenProducts } from "../../catalogue/fields/chosen-products.ts";
import { family } from "../../catalogue/fields/family.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

export const families: Block = {
  slug: "families",
  interfaceName: "FamiliesFields",
  labels: { singular: "Product families", plural: "Product families" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
    {
      name: "cards",
      type: "array",
      label: "Cards",
      labels: { singular: "Card", plural: "Cards" },
      fields: [
        family({ inSidebar: false }),
        translatedLine({ name: "eyebrow", label: "Line above the headline" }),
        translatedLine({ name: "headline", label: "Headline", needed: true }),
        translatedParagraph({ name: "text", label: "Text" }),
        chosenProducts("Shown on the card, in this order."),
      ],
    },
  ],
};
