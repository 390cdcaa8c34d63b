import type { CurrentOffersBlock } from "@autotune/contract";

export const sample: CurrentOffersBlock = {
  block: "currentOffers",
  headline: "Headline",
  text: "Text",
};
