import type {
  PageBody,
  PopupAudience,
  ProductBody,
  ProductPageBody,
  SearchScreen,
  SearchScreenBody,
  TestimonialBody,
} from "@autotune/contract";
import type { SeedBlock } from "../../blocks/prose/seed-block.ts";
import type { SeedDownloadPages } from "./download-pages.ts";
import type { SeedPromotionPages } from "./promotion-pages.ts";
import type { SeedReading } from "./seed-reading.ts";

/** An image would be shown instead of the drawn window; the demonstration shop shows the windows. */
export type SeedProductPage = Omit<ProductPageBody, "blocks" | "picture" | "subpages"> & {
  blocks: SeedBlock[];
  subpages: (Omit<ProductPageBody["subpages"][number], "blocks"> & { blocks: SeedBlock[] })[];
};

export type SeedPage = Omit<PageBody, "blocks" | "policy"> & {
  blocks: SeedBlock[];
  /** Of a legal text: that no lawyer has read it, and the version that customers agree to. */
  policy?: { isTemplate: true; version?: number };
};

/** The words of the cards in the product options. What a card sells is in `product-cards.ts`. */
export interface SeedCardWords {
  /** Of every card of a tool that is bought once. */
  readonly licence: {
    /** Over what the tool does. */
    readonly heading: string;
    readonly priceSubtext: string;
    /** What comes with every licence. */
    readonly terms: { readonly heading: string; readonly features: readonly string[] };
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

/** The people are made up: it is sample content, for demonstration shops alone. Their images are drawn from their slugs. */
export type SeedTestimonial = Pick<TestimonialBody, "quote" | "author" | "credits">;

/** By audience. The target of its link is in `seed-popups.ts`. */
export type SeedPopupWords = Readonly<
  Record<PopupAudience, { headline: string; text: string; link: string }>
>;

/** By slug. The action of its button is in `seed-mini-banners.ts`. */
export type SeedBannerWords = Readonly<Record<string, { content: string; button: string }>>;

/** The words of the demonstration shop, in English. Those of the other languages are in `translations/`. */
export interface SeedContent {
  /** By slug. */
  pages: Record<string, SeedPage>;
  /** By family/slug. */
  productPages: Record<string, SeedProductPage>;
  /** By product path. */
  products: Record<string, ProductBody>;
  downloadPages: SeedDownloadPages;
  promotionPages: SeedPromotionPages;
  cards: SeedCardWords;
  /** By slug. */
  testimonials: Record<string, SeedTestimonial>;
  popups: SeedPopupWords;
  miniBanners: SeedBannerWords;
  reading: SeedReading;
  searchScreens: Readonly<Record<SearchScreen, SearchScreenBody>>;
  /** By slug. */
  searchSynonyms: Readonly<Record<string, readonly string[]>>;
}
