import type { PageBody, ProductBody, ProductPageBody } from "@autotune/contract";

/** The words of the demonstration shop in one language. Every language has the same blocks in the same order. */
export interface SeedContent {
  pages: { home: PageBody };
  productPages: { "auto-tune/pro": Omit<ProductPageBody, "picture"> };
  /** By product path. */
  products: Record<string, ProductBody>;
  pictures: { "auto-tune-pro": { alt: string } };
}
