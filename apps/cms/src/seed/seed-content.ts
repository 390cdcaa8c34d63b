import type { PageBody, ProductBody, ProductPageBody } from "@autotune/contract";

/** A picture would be shown instead of the drawn window; the demonstration shop shows the windows. */
export type SeedProductPage = Omit<ProductPageBody, "picture">;

/** The words of the cards in the product options. What a card sells stands in `product-cards.ts`. */
export interface SeedCardWords {
  /** Of every card of a tool that is bought once. */
  readonly licence: {
    /** Over what the tool does. */
    readonly heading: string;
    readonly priceSubtext: string;
    /** What comes with every licence. */
    readonly terms: { readonly heading: string; readonly features: readonly string[] };
    /** Where several copies cost less each. */
    readonly forSeveral: string;
  };
  /** Of every card of a plan. */
  readonly plan: {
    /** Over what the plan holds. */
    readonly heading: string;
    readonly paying: string;
    readonly annual: readonly string[];
    readonly monthly: readonly string[];
    readonly terms: string;
  };
  /** By slug. */
  readonly tools: Readonly<Record<string, { features: readonly string[]; notes?: string }>>;
  readonly plans: Readonly<
    Record<string, { subtitle: string; features: readonly string[]; notes?: string }>
  >;
}

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
  cards: SeedCardWords;
}
