import type { Currency } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import type { BlockView } from "../blocks/block.ts";
import type { Family } from "./family-names.ts";
import type { Seo } from "./seo.ts";
import type { CatalogueProduct } from "./catalogue-product.ts";

export interface ActionView {
  label: string;
  href: string;
}

/** A product as pages show it: its text in one language and its prices, which belong to no language. */
export interface ProductView extends Pick<CatalogueProduct, "path" | "type" | "interval"> {
  name: string;
  summary: string;
  prices: Record<Currency, number>;
  /** Where it can be read about; absent while no page of it is published. */
  href?: string;
}

export interface PictureView {
  alt: string;
  width: number;
  height: number;
  src: string;
  srcSet: string;
}

interface DocumentView {
  seo: Seo;
  /** The language the words are in: English where a translation is missing. */
  language: Language;
  /** The languages in which this page exists, for hreflang. */
  availableIn: Language[];
  blocks: BlockView[];
}

export interface PageView extends DocumentView {
  title: string;
}

export interface ProductPageView extends DocumentView {
  family: Family;
  slug: string;
  name: string;
  tagline: string;
  text: string;
  picture?: PictureView;
  products: ProductView[];
}
