import type { Block } from "payload";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

export const featureRows: Block = {
  slug: "featureRows",
  interfaceName: "FeatureRowsFields",
  labels: { singular: "Feature rows", plural: "Feature rows" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    {
      name: "rows",
      type: "array",
      label: "Rows",
      labels: { singular: "Row", plural: "Rows" },
      fields: [
        translatedLine({ name: "title", label: "Title", needed: true }),
        translatedParagraph({ name: "text", label: "Text" }),
      ],
    },
  ],
};
