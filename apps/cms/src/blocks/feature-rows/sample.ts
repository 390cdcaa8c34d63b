import type { FeatureRowsBlock } from "@autotune/contract";

export const sample: FeatureRowsBlock = {
  block: "featureRows",
  headline: "Headline",
  rows: [{ title: "Title", text: "Text" }],
};
