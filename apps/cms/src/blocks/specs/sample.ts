import type { SpecsBlock } from "@autotune/contract";

export const sample: SpecsBlock = {
  block: "specs",
  headline: "Headline",
  groups: [
    { title: "macOS", rows: [{ name: "Memory", value: "8 GB", manual: "pro/controls#memory" }] },
  ],
};
