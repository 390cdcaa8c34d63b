import type { Block } from "payload";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

export const cookieTable: Block = {
  slug: "cookieTable",
  interfaceName: "CookieTableFields",
  labels: { singular: "Table of cookies", plural: "Tables of cookies" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
  ],
};
