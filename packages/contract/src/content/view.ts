import type { Offer, Prices } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import type { BlockView } from "../blocks/block.ts";
import type { Family } from "./family-names.ts";
import type { Seo } from "./seo.ts";
import type { SubpageName } from "./subpage-names.ts";

export interface ActionView {
  label: string;
  href: string;
}

/** A product as pages show it: its text in one language and its offer, which belongs to no language. */
export interface ProductView extends Offer {
  name: string;
  summary: string;
  checkoutInfo: string;
  specialText: string;
  /** Where it can be read about, and the family of that page; absent while no page of it is published. */
  href?: string;
  family?: Family;
  /** The least for which an owner of another product gets it; absent where there is no upgrade to it. */
  upgradesFrom?: Prices;
}

export interface ProductPageLinkView {
  family: Family;
  name: string;
  tagline: string;
  href: string;
  /** What is sold there, the first one first. */
  products: ProductView[];
}

/** An entry of a menu. */
export interface NavItemView {
  name: string;
  description: string;
  isNew: boolean;
  href: string;
  /** Whose drawn window stands beside it: the first product that is sold there. */
  pid?: string;
}

/** The products that the menus offer, by family. */
export type NavigationView = Record<Family, NavItemView[]>;

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
  /** Where its overview is. */
  href: string;
  /** Its further pages that have something to show. */
  subpages: { name: SubpageName; href: string }[];
  /** Which of them the blocks belong to; the overview has none. */
  subpage?: SubpageName;
}
