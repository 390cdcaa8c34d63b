import type { CallToActionBlock } from "@autotune/contract";

export const sample: CallToActionBlock = {
  block: "callToAction",
  headline: "Headline",
  text: "Text",
  actions: [{ label: "Go", link: { to: "productPage", key: "subscriptions/unlimited" } }],
};
