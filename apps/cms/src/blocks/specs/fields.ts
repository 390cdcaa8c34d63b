import type { Block } from "payload";
import { translatedLine } from "../../platform/fields/translated-text.ts";

export const specs: Block = {
  slug: "specs",
  interfaceName: "SpecsFields",
  labels: { singular: "Specifications", plural: "Specifications" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    {
      name: "groups",
      type: "array",
      label: "Groups",
      labels: { singular: "Group", plural: "Groups" },
      fields: [
        translatedLine({
          name: "title",
          label: "Title",
          description: "For example “macOS”.",
          needed: true,
        }),
        {
          name: "rows",
          type: "array",
          label: "Rows",
          labels: { singular: "Row", plural: "Rows" },
          fields: [
            {
              type: "row",
              fields: [
                translatedLine({ name: "name", label: "Name", needed: true }),
                translatedLine({ name: "value", label: "Value" }),
              ],
            },
          ],
        },
      ],
    },
  ],
};
