import type { Block } from "payload";
import { chosenProduct } from "../../catalogue/fields/chosen-product.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

export const planOffer: Block = {
  slug: "planOffer",
  interfaceName: "PlanOfferFields",
  labels: { singular: "Plan offer", plural: "Plan offers" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    {
      name: "points",
      type: "array",
      label: "Points",
      labels: { singular: "Point", plural: "Points" },
      fields: [
        translatedLine({ name: "title", label: "Title", needed: true }),
        translatedParagraph({ name: "text", label: "Text" }),
      ],
    },
    chosenProduct({ name: "monthly", label: "Monthly plan" }),
    chosenProduct({ name: "annual", label: "Annual plan" }),
  ],
};
