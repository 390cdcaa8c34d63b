import type { FaqBlock } from "@autotune/contract";
import type { Block } from "payload";
import type { FaqFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { sample } from "./sample.ts";

const config: Block = {
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
        translatedParagraph({ name: "answer", tokens: "prices", label: "Answer", needed: true }),
      ],
    },
  ],
};

function toPublished(fields: FaqFields): FaqBlock {
  return {
    block: "faq",
    headline: fields.headline ?? "",
    items: (fields.items ?? []).map(({ question, answer }) => ({
      question: question ?? "",
      answer: answer ?? "",
    })),
  };
}

function fromPublished({ headline, items }: FaqBlock): FaqFields {
  return { blockType: "faq", headline, items };
}

export const faq = { config, toPublished, fromPublished, sample };
