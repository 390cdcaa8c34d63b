import type { ToolShelfBlock } from "@autotune/contract";
import type { Block } from "payload";
import { chosenProducts } from "../../catalogue/fields/chosen-products.ts";
import { familyField } from "../../catalogue/fields/family-field.ts";
import type { ToolShelfFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import type { References } from "../../platform/publishing/references.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "toolShelf",
  interfaceName: "ToolShelfFields",
  labels: { singular: "Product shelves", plural: "Product shelves" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", tokens: "prices", label: "Text" }),
    {
      name: "shelves",
      type: "array",
      label: "Shelves",
      labels: { singular: "Shelf", plural: "Shelves" },
      fields: [
        familyField({ inSidebar: false }),
        translatedLine({ name: "title", label: "Title", needed: true }),
        chosenProducts(
          "Shown on this shelf, in this order. A plan on the shelf of another family stands for the tools of that family that it includes.",
        ),
      ],
    },
  ],
};

function toPublished(fields: ToolShelfFields, references: References): ToolShelfBlock {
  return {
    block: "toolShelf",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    shelves: (fields.shelves ?? []).flatMap(({ family, title, products }) =>
      family ? [{ family, title: title ?? "", products: references.products(products) }] : [],
    ),
  };
}

function fromPublished(
  { headline, text, shelves }: ToolShelfBlock,
  ids: KnownIds,
): ToolShelfFields {
  return {
    blockType: "toolShelf",
    headline,
    text,
    shelves: shelves.map((shelf) => ({
      ...shelf,
      products: shelf.products.map((path) => ids.product(path)),
    })),
  };
}

export const toolShelf = { config, toPublished, fromPublished, sample };
