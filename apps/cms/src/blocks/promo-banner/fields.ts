import type { Block } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { actions } from "../actions/actions.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

export const promoBanner: Block = {
  slug: "promoBanner",
  interfaceName: "PromoBannerFields",
  labels: { singular: "Promotion", plural: "Promotions" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
    actions({ most: 1 }),
    {
      name: "endsAt",
      type: "date",
      label: "Ends",
      access: { update: isEditorForField },
      admin: {
        description:
          "The time that is left is shown until then; afterwards the banner says that it is over. Empty: no end.",
        date: { pickerAppearance: "dayAndTime" },
      },
    },
  ],
};
