import type { Block } from "payload";
import { chosenProduct } from "../../catalogue/fields/chosen-product.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

export const audioDemos: Block = {
  slug: "audioDemos",
  interfaceName: "AudioDemosFields",
  labels: { singular: "Before and after", plural: "Before and after" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
    {
      name: "demos",
      type: "array",
      label: "Recordings",
      labels: { singular: "Recording", plural: "Recordings" },
      fields: [
        chosenProduct({
          name: "product",
          label: "Product",
          description: "Its own recordings are played, without it and with it.",
        }),
        translatedLine({ name: "title", label: "Title", needed: true }),
        translatedParagraph({
          name: "text",
          label: "Text",
          description: "What to listen for.",
        }),
      ],
    },
  ],
};
