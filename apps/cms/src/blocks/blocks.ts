import type { Block } from "@autotune/contract";
import type { Block as BlockConfig } from "payload";
import type { Page } from "../payload-types.ts";
import type { KnownIds } from "../platform/publishing/known-ids.ts";
import type { References } from "../platform/publishing/references.ts";
import { audioDemos } from "./audio-demos/block.ts";
import { betaForm } from "./beta-form/block.ts";
import { callToAction } from "./call-to-action/block.ts";
import { companyDetails } from "./company-details/block.ts";
import { compareTable } from "./compare-table/block.ts";
import { compatibility } from "./compatibility/block.ts";
import { cookieTable } from "./cookie-table/block.ts";
import { currentOffers } from "./current-offers/block.ts";
import { downloadsList } from "./downloads-list/block.ts";
import { families } from "./families/block.ts";
import { faq } from "./faq/block.ts";
import { featureRows } from "./feature-rows/block.ts";
import { hero } from "./hero/block.ts";
import { includedIn } from "./included-in/block.ts";
import { linkLists } from "./link-lists/block.ts";
import { media } from "./media/block.ts";
import { newsletterForm } from "./newsletter-form/block.ts";
import { pageHead } from "./page-head/block.ts";
import { planOffer } from "./plan-offer/block.ts";
import { productCards } from "./product-cards/block.ts";
import { productList } from "./product-list/block.ts";
import { promoBanner } from "./promo-banner/block.ts";
import { prose } from "./prose/block.ts";
import { scrollingQuotes } from "./scrolling-quotes/block.ts";
import { socialLinks } from "./social-links/block.ts";
import { specs } from "./specs/block.ts";
import { testimonials } from "./testimonials/block.ts";
import { toolShelf } from "./tool-shelf/block.ts";
import { video } from "./video/block.ts";
import type { SeedBlock } from "./prose/seed-block.ts";

export type BlockFields = NonNullable<Page["blocks"]>[number];
export type BlockName = Block["block"];

/** Each by its name, so that the compiler knows which fields belong to which block. */
type PublishedBy = { readonly [One in Block as One["block"]]: One };
export type FieldsBy = { readonly [One in BlockFields as One["blockType"]]: One };
export type SeedBy = { readonly [One in SeedBlock as One["block"]]: One };

interface BlockDefinition<Name extends BlockName> {
  /** What an editor fills in. */
  readonly config: BlockConfig;
  readonly toPublished: (fields: FieldsBy[Name], references: References) => PublishedBy[Name];
  /** The way back, for content that is brought in. */
  readonly fromPublished: (block: SeedBy[Name], ids: KnownIds) => FieldsBy[Name];
  /** As the seed would bring it in; the test of all blocks publishes it. */
  readonly sample: SeedBy[Name];
}

/** The only list of all blocks, in the order in which editors choose from them. */
export const blocks: { readonly [Name in BlockName]: BlockDefinition<Name> } = {
  hero,
  pageHead,
  families,
  audioDemos,
  planOffer,
  featureRows,
  includedIn,
  specs,
  faq,
  productCards,
  toolShelf,
  productList,
  currentOffers,
  prose,
  media,
  video,
  compareTable,
  compatibility,
  promoBanner,
  downloadsList,
  linkLists,
  callToAction,
  testimonials,
  scrollingQuotes,
  newsletterForm,
  cookieTable,
  betaForm,
  socialLinks,
  companyDetails,
};
