import type { Block } from "payload";
import { actions } from "../actions/actions.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

export const hero: Block = {
  slug: "hero",
  interfaceName: "HeroFields",
  labels: { singular: "Hero", plural: "Heroes" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
    actions({ most: 2 }),
    translatedLine({
      name: "finePrint",
      label: "Fine print",
      description: "A small line below the buttons.",
    }),
  ],
};
