import type { FamiliesBlock } from "@autotune/contract";
import type { Block } from "payload";
import { chosenProducts } from "../../catalogue/fields/chosen-products.ts";
import { familyField } from "../../catalogue/fields/family-field.ts";
import type { FamiliesFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import type { References } from "../../platform/publishing/references.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "families",
  interfaceName: "FamiliesFields",
  labels: { singular: "Product families", plural: "Product families" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", tokens: "prices", label: "Text" }),
    {
      name: "cards",
      type: "array",
      label: "Cards",
      labels: { singular: "Card", plural: "Cards" },
      fields: [
        familyField({ inSidebar: false }),
        translatedLine({ name: "eyebrow", label: "Line above the headline" }),
        translatedLine({ name: "headline", label: "Headline", needed: true }),
        translatedParagraph({ name: "text", tokens: "prices", label: "Text" }),
        chosenProducts("Shown on the card, in this order."),
      ],
    },
  ],
};

function toPublished(fields: FamiliesFields, references: References): FamiliesBlock {
  return {
    block: "families",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    cards: (fields.cards ?? []).flatMap(({ family, eyebrow, headline, text, products }) =>
      family
        ? [
            {
              family,
              eyebrow: eyebrow ?? "",
              headline: headline ?? "",
              text: text ?? "",
              products: references.products(products),
            },
          ]
        : [],
    ),
  };
}

function fromPublished({ headline, text, cards }: FamiliesBlock, ids: KnownIds): FamiliesFields {
  return {
    blockType: "families",
    headline,
    text,
    cards: cards.map((card) => ({
      ...card,
      products: card.products.map((path) => ids.product(path)),
    })),
  };
}

export const families = { config, toPublished, fromPublished, sample };
