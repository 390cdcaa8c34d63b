import type { Block } from "payload";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

export const pageHead: Block = {
  slug: "pageHead",
  interfaceName: "PageHeadFields",
  labels: { singular: "Page head", plural: "Page heads" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({
      name: "text",
      label: "Text",
      description: "What the page is about, in a sentence or two.",
    }),
  ],
};
