import type { ProductCardsBlock } from "@autotune/contract";

export const sample: ProductCardsBlock = {
  block: "productCards",
  headline: "Headline",
  products: ["pro"],
};
