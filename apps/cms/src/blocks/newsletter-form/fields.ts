import type { Block } from "payload";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

export const newsletterForm: Block = {
  slug: "newsletterForm",
  interfaceName: "NewsletterFormFields",
  labels: { singular: "Newsletter form", plural: "Newsletter forms" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
  ],
};
