import type { ProductListBlock } from "@autotune/contract";

export const sample: ProductListBlock = {
  block: "productList",
  headline: "Headline",
  text: "Text",
};
