import type { FamiliesBlock } from "@autotune/contract";

export const sample: FamiliesBlock = {
  block: "families",
  headline: "Headline",
  text: "Text",
  cards: [
    {
      family: "auto-tune",
      eyebrow: "Above",
      headline: "Headline",
      text: "Text",
      products: ["pro"],
    },
  ],
};
