import type { Block } from "@autotune/contract";
import type { Page } from "../payload-types.ts";
import type { References } from "../platform/publishing/references.ts";
import { audioDemosToPublished } from "./audio-demos/to-published.ts";
import { betaFormToPublished } from "./beta-form/to-published.ts";
import { callToActionToPublished } from "./call-to-action/to-published.ts";
import { compareTableToPublished } from "./compare-table/to-published.ts";
import { compatibilityToPublished } from "./compatibility/to-published.ts";
import { cookieTableToPublished } from "./cookie-table/to-published.ts";
import { downloadsListToPublished } from "./downloads-list/to-published.ts";
import { familiesToPublished } from "./families/to-published.ts";
import { faqToPublished } from "./faq/to-published.ts";
import { featureRowsToPublished } from "./feature-rows/to-published.ts";
import { heroToPublished } from "./hero/to-published.ts";
import { includedInToPublished } from "./included-in/to-published.ts";
import { linkListsToPublished } from "./link-lists/to-published.ts";
import { mediaToPublished } from "./media/to-published.ts";
import { newsletterFormToPublished } from "./newsletter-form/to-published.ts";
import { pageHeadToPublished } from "./page-head/to-published.ts";
import { planOfferToPublished } from "./plan-offer/to-published.ts";
import { productCardsToPublished } from "./product-cards/to-published.ts";
import { promoBannerToPublished } from "./promo-banner/to-published.ts";
import { proseToPublished } from "./prose/to-published.ts";
import { scrollingQuotesToPublished } from "./scrolling-quotes/to-published.ts";
import { socialLinksToPublished } from "./social-links/to-published.ts";
import { specsToPublished } from "./specs/to-published.ts";
import { testimonialsToPublished } from "./testimonials/to-published.ts";
import { toolShelfToPublished } from "./tool-shelf/to-published.ts";
import { videoToPublished } from "./video/to-published.ts";

export type BlockFields = NonNullable<Page["blocks"]>[number];

export function blocksToPublished(
  blocks: readonly BlockFields[] | null | undefined,
  references: References,
): Block[] {
  return (blocks ?? []).map((fields) => blockToPublished(fields, references));
}

function blockToPublished(fields: BlockFields, references: References): Block {
  switch (fields.blockType) {
    case "hero":
      return heroToPublished(fields, references);
    case "pageHead":
      return pageHeadToPublished(fields);
    case "families":
      return familiesToPublished(fields, references);
    case "audioDemos":
      return audioDemosToPublished(fields, references);
    case "planOffer":
      return planOfferToPublished(fields, references);
    case "featureRows":
      return featureRowsToPublished(fields);
    case "includedIn":
      return includedInToPublished(fields, references);
    case "specs":
      return specsToPublished(fields);
    case "faq":
      return faqToPublished(fields);
    case "productCards":
      return productCardsToPublished(fields, references);
    case "toolShelf":
      return toolShelfToPublished(fields, references);
    case "prose":
      return proseToPublished(fields);
    case "media":
      return mediaToPublished(fields);
    case "video":
      return videoToPublished(fields);
    case "compareTable":
      return compareTableToPublished(fields, references);
    case "compatibility":
      return compatibilityToPublished(fields);
    case "promoBanner":
      return promoBannerToPublished(fields, references);
    case "downloadsList":
      return downloadsListToPublished(fields, references);
    case "linkLists":
      return linkListsToPublished(fields, references);
    case "callToAction":
      return callToActionToPublished(fields, references);
    case "testimonials":
      return testimonialsToPublished(fields, references);
    case "scrollingQuotes":
      return scrollingQuotesToPublished(fields);
    case "newsletterForm":
      return newsletterFormToPublished(fields);
    case "cookieTable":
      return cookieTableToPublished(fields);
    case "betaForm":
      return betaFormToPublished(fields);
    case "socialLinks":
      return socialLinksToPublished(fields);
  }
}
