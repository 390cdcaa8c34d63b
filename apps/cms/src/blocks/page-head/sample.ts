import type { PageHeadBlock } from "@autotune/contract";

export const sample: PageHeadBlock = {
  block: "pageHead",
  headline: "Headline",
  text: "Text",
};
