import type { PlanOfferBlock } from "@autotune/contract";

export const sample: PlanOfferBlock = {
  block: "planOffer",
  headline: "Headline",
  points: [{ title: "Title", text: "Text" }],
  monthly: "pro",
  annual: "pro",
};
