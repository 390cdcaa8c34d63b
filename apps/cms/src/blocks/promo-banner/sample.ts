import type { PromoBannerBlock } from "@autotune/contract";

export const sample: PromoBannerBlock = {
  block: "promoBanner",
  headline: "Headline",
  text: "Text",
  actions: [{ label: "Go", link: { to: "productPage", key: "subscriptions/unlimited" } }],
  endsAt: "2027-01-01T00:00:00.000Z",
};
