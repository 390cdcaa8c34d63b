import type { Block } from "payload";
import { chosenProducts } from "../../catalogue/fields/chosen-products.ts";
import { family } from "../../catalogue/fields/family.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

export const toolShelf: Block = {
  slug: "toolShelf",
  interfaceName: "ToolShelfFields",
  labels: { singular: "Tool shelf", plural: "Tool shelves" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
    {
      name: "shelves",
      type: "array",
      label: "Shelves",
      labels: { singular: "Shelf", plural: "Shelves" },
      fields: [
        family({ inSidebar: false }),
        translatedLine({ name: "title", label: "Title", needed: true }),
        chosenProducts(
          "On this shelf, in this order. On the page of all products, what has no page of its own thereby joins the family’s page.",
        ),
      ],
    },
  ],
};
