import type { FaqBlock } from "@autotune/contract";

export const sample: FaqBlock = {
  block: "faq",
  headline: "Headline",
  items: [{ question: "Why?", answer: "Because." }],
};
