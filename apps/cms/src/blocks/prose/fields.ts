import type { Block } from "payload";
import { translatedLine } from "../../platform/fields/translated-text.ts";
import { translatedMarkdown } from "../../platform/markdown/translated-markdown.ts";

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
        translatedMarkdown,
      ],
    },
  ],
};
