import type { Block } from "payload";
import { link } from "../../fields/link.ts";
import { translatedLine, translatedParagraph } from "../../fields/translated-text.ts";

export const hero: Block = {
  slug: "hero",
  interfaceName: "HeroFields",
  labels: { singular: "Hero", plural: "Heroes" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
    {
      name: "actions",
      type: "array",
      label: "Buttons",
      labels: { singular: "Button", plural: "Buttons" },
      maxRows: 2,
      fields: [translatedLine({ name: "label", label: "Label", needed: true }), link],
    },
    translatedLine({
      name: "finePrint",
      label: "Fine print",
      description: "A small line below the buttons.",
    }),
  ],
};
