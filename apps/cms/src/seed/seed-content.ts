import type { PageBody, ProductBody, ProductPageBody } from "@autotune/contract";

/** A picture would be shown instead of the drawn window; the demonstration shop shows the windows. */
export type SeedProductPage = Omit<ProductPageBody, "picture">;

/**
 * The words of the demonstration shop in one language. English has every document. Where another language
 * lacks a document, or one of its blocks, English stands in; the blocks that it has keep the English order.
 */
export interface SeedContent {
  /** By slug. */
  pages: Record<string, PageBody>;
  /** By family/slug. */
  productPages: Record<string, SeedProductPage>;
  /** By product path. */
  products: Record<string, ProductBody>;
}
