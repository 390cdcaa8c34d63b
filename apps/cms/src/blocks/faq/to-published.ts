import type { FaqBlock } from "@autotune/contract";
import type { FaqFields } from "../../payload-types.ts";

export function faqToPublished(fields: FaqFields): FaqBlock {
  return {
    block: "faq",
    headline: fields.headline ?? "",
    items: (fields.items ?? []).map(({ question, answer }) => ({
      question: question ?? "",
      answer: answer ?? "",
    })),
  };
}
