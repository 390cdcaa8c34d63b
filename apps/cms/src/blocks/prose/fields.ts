import type { Block } from "payload";
import { translatedLine, translatedParagraph } from "../../fields/translated-text.ts";

export const prose: Block = {
  slug: "prose",
  interfaceName: "ProseFields",
  labels: { singular: "Text to read", plural: "Texts to read" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    {
      name: "sections",
      type: "array",
      label: "Sections",
      labels: { singular: "Section", plural: "Sections" },
      fields: [
        translatedLine({ name: "title", label: "Title", description: "May be empty." }),
        translatedParagraph({
          name: "text",
          label: "Text",
          description: "An empty line parts two paragraphs.",
          needed: true,
        }),
      ],
    },
  ],
};
