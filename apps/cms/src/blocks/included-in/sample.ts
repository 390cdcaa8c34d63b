import type { IncludedInBlock } from "@autotune/contract";

export const sample: IncludedInBlock = {
  block: "includedIn",
  headline: "Headline",
  text: "Text",
  pages: ["subscriptions/unlimited"],
};
