import type { Block } from "payload";
import { actions } from "../actions/actions.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

export const callToAction: Block = {
  slug: "callToAction",
  interfaceName: "CallToActionFields",
  labels: { singular: "Call to action", plural: "Calls to action" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
    actions({ most: 2 }),
  ],
};
