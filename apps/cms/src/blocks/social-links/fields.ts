import type { Block } from "payload";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

export const socialLinks: Block = {
  slug: "socialLinks",
  interfaceName: "SocialLinksFields",
  labels: { singular: "Social links", plural: "Social links" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
  ],
};
