import type { Block } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

export const includedIn: Block = {
  slug: "includedIn",
  interfaceName: "IncludedInFields",
  labels: { singular: "Included in", plural: "Included in" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
    {
      name: "pages",
      type: "relationship",
      relationTo: "product-pages",
      hasMany: true,
      label: "Product pages",
      access: { update: isEditorForField },
      admin: {
        description:
          "The plans or bundles that this product is part of, in this order. One that is offline is left out.",
      },
    },
  ],
};
