import type { KnownPrices, Offer, Prices } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import type { BlockView } from "./blocks/block.ts";
import type { Family } from "../catalogue/families.ts";
import type { ArtistBody } from "./reading/artist-body.ts";
import type { ManualBody } from "./reading/manual-body.ts";
import type { PostBody } from "./reading/post-body.ts";
import type { ReadingSectionView } from "./reading/reading-view.ts";
import type { Seo } from "./seo.ts";
import type { TutorialBody } from "./reading/tutorial-body.ts";
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
  /** The lowest prices of the 30 days before its discount; absent without one, or where nothing is known. */
  lowestBefore?: KnownPrices;
  /** The least for which an owner of another product gets it; absent where there is no upgrade to it. */
  upgradesFrom?: Prices;
  /** Of a plan by the month: how one may try it, and what it costs then. Absent where it has no trial. */
  trial?: { days: number; prices: Prices };
  /** When its reduced price ends by itself, as an ISO time; set only on the page that sells it. */
  saleEndsAt?: string;
}

export interface ProductPageLinkView {
  family: Family;
  name: string;
  tagline: string;
  href: string;
  /** What is sold there, the first one first. */
  products: ProductView[];
}

/** The page of a product among those of its family. */
export interface FamilyPageView extends ProductPageLinkView {
  /** Of a plan: what it includes. */
  tools: PlanToolsView[];
}

/** Tools of one family that a plan includes. */
export interface PlanToolsView {
  family: Family;
  names: string[];
}

/** A plan beside the one that a page sells. */
export interface OtherPlanView extends ProductPageLinkView {
  /** What it includes and the page's own plan does not. */
  adds: PlanToolsView[];
  /** What the page's own plan includes and this one does not. */
  lacks: PlanToolsView[];
}

/** All that a family sells. */
export interface FamilyView {
  /** In the order of the menus; plans by their size. */
  pages: FamilyPageView[];
  /** What is in no menu. */
  products: ProductView[];
}

/** An entry of a menu. */
export interface NavItemView {
  name: string;
  description: string;
  isNew: boolean;
  href: string;
  /** Whose drawn window is shown beside it: the first product that is sold there. */
  pid?: string;
}

/** The products that the menus offer, by family. */
export type NavigationView = Record<Family, NavItemView[]>;

/** How many tools the Unlimited plan includes, as banner and menu tell it. */
export interface PlanContentsView {
  /** AutoTune without AutoKey. */
  editions: number;
  hasAutoKey: boolean;
  mixingTools: number;
  effects: number;
}

export interface ImageView {
  alt: string;
  width: number;
  height: number;
  src: string;
  srcSet: string;
}

/** What every page knows of its words. */
export interface WordsView {
  seo: Seo;
  /** The language the words are in: English where a translation is missing. */
  language: Language;
  /** The languages in which this page exists, for hreflang. */
  availableIn: Language[];
}

export interface PageView extends WordsView {
  title: string;
  /** Of a text that customers agree to. */
  version?: number;
  blocks: BlockView[];
}

/** A version of a text that customers agree to, which may not be the current one. */
export interface PolicyVersionView {
  document: string;
  version: number;
  /** The text; of a language that it was never published in, the English one. */
  page: PageView;
  /** ISO 8601. */
  publishedAt: string;
  /** Of the page in this language; absent where the page is gone. */
  currentVersion?: number;
}

/** A product as a text names it: its name and its drawn window, without what it costs. */
export interface NamedProductView {
  path: string;
  pid: string;
  name: string;
  /** Of the page that sells it; absent while there is none. */
  family?: Family;
}

/** Something to read as lists show it. */
interface ReadingLinkView {
  slug: string;
  href: string;
  /** The language its words are in. */
  language: Language;
  products: NamedProductView[];
}

/** Something to read in full, with the offers of the products that it names. */
interface ReadingView extends WordsView {
  products: ProductView[];
  sections: ReadingSectionView[];
}

export type PostLinkView = Pick<
  PostBody,
  "title" | "summary" | "writtenBy" | "writtenOn" | "topic"
> &
  ReadingLinkView & {
    /** How long reading it takes. */
    minutes: number;
  };

export interface PostView extends ReadingView, Omit<PostLinkView, "products"> {
  /** Others about the same. */
  related: PostLinkView[];
}

export type TutorialLinkView = Pick<
  TutorialBody,
  "title" | "summary" | "level" | "topic" | "minutes"
> &
  ReadingLinkView;

export interface TutorialView extends ReadingView, Omit<TutorialLinkView, "products"> {
  outcome: string;
  /** The lessons before and after it; the first and the last have one alone. */
  previous?: TutorialLinkView;
  next?: TutorialLinkView;
}

export type ArtistLinkView = Pick<ArtistBody, "name" | "role" | "quote" | "summary"> &
  ReadingLinkView;

export interface ArtistView extends ReadingView, Omit<ArtistLinkView, "products"> {
  /** Whose story to read next; after the last one comes the first. */
  next?: ArtistLinkView;
}

export type ManualLinkView = Pick<ManualBody, "title" | "summary" | "version"> & ReadingLinkView;

/** An entry of a manual's table of contents. */
export interface ManualChapterView {
  slug: string;
  title: string;
  href: string;
  sections: { anchor: string; title: string }[];
}

/** A chapter of a manual with its text. */
export interface ManualTextView {
  slug: string;
  title: string;
  sections: ReadingSectionView[];
}

/** A chapter of a manual, all of them to be printed, or its first page. */
export interface ManualView extends WordsView, ManualLinkView {
  chapters: ManualChapterView[];
  /** Which of them is read. */
  chapter?: ManualTextView;
  /** All of them, where the whole manual is on one page. */
  whole?: ManualTextView[];
  /** Where it is. */
  wholeHref: string;
}

/** A section of a manual that answers a query. */
export interface ManualHitView {
  manual: string;
  chapter: string;
  title: string;
  href: string;
  language: Language;
  /** Where the words occur, in the order of the text. */
  excerpt: { text: string; isHit: boolean }[];
}

export interface ManualSearchView {
  /** The words that were searched for instead, where some were mistyped; else empty. */
  readAs: string;
  /** Of all that were found; the best of them are named. */
  total: number;
  hits: ManualHitView[];
}

export interface DownloadPageLinkView {
  slug: string;
  title: string;
  text: string;
  href: string;
  /** Whose drawn window is shown beside it: the first product of the page. */
  pid?: string;
}

export interface ProductPageView extends WordsView {
  blocks: BlockView[];
  family: Family;
  slug: string;
  name: string;
  tagline: string;
  text: string;
  picture?: ImageView;
  products: ProductView[];
  /** Where its overview is. */
  href: string;
  /** All of its further pages; an empty one has nothing of its own, and search engines are not shown it. */
  subpages: { name: SubpageName; href: string; isEmpty: boolean }[];
  /** Which of them the blocks belong to; the overview has none. */
  subpage?: SubpageName;
  /** Lessons that name what is sold here: on its page of tutorials. */
  tutorials: TutorialLinkView[];
  /** Posts that name what is sold here: on its page of blogs. */
  posts: PostLinkView[];
  /** On the overview of a plan: the other plans, the largest first. */
  otherPlans: OtherPlanView[];
  /** On a further page that is empty. */
  elsewhere?: ElsewhereView;
}

/** What there is of the same kind, where a product has nothing of its own yet. */
export interface ElsewhereView {
  /** The same further page of related products. */
  pages: { name: string; href: string }[];
  tutorials: TutorialLinkView[];
  posts: PostLinkView[];
}
