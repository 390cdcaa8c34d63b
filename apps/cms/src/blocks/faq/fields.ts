import type { Block } from "payload";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

export const faq: Block = {
  slug: "faq",
  interfaceName: "FaqFields",
  labels: { singular: "Questions and answers", plural: "Questions and answers" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    {
      name: "items",
      type: "array",
      label: "Questions",
      labels: { singular: "Question", plural: "Questions" },
      fields: [
        translatedLine({ name: "question", label: "Question", needed: true }),
        translatedParagraph({ name: "answer", label: "Answer", needed: true }),
      ],
    },
  ],
};
