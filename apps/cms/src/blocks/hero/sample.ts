import type { HeroBlock } from "@autotune/contract";

export const sample: HeroBlock = {
  block: "hero",
  headline: "Headline",
  text: "Text",
  actions: [{ label: "Go", link: { to: "productPage", key: "subscriptions/unlimited" } }],
  finePrint: "Small",
};
