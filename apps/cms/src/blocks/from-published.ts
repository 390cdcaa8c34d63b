import type { KnownIds } from "../platform/publishing/known-ids.ts";
import type { SeedBlock } from "./prose/seed-block.ts";
import type { BlockFields } from "./to-published.ts";
import { audioDemosFromPublished } from "./audio-demos/from-published.ts";
import { betaFormFromPublished } from "./beta-form/from-published.ts";
import { callToActionFromPublished } from "./call-to-action/from-published.ts";
import { compareTableFromPublished } from "./compare-table/from-published.ts";
import { compatibilityFromPublished } from "./compatibility/from-published.ts";
import { cookieTableFromPublished } from "./cookie-table/from-published.ts";
import { downloadsListFromPublished } from "./downloads-list/from-published.ts";
import { familiesFromPublished } from "./families/from-published.ts";
import { faqFromPublished } from "./faq/from-published.ts";
import { featureRowsFromPublished } from "./feature-rows/from-published.ts";
import { heroFromPublished } from "./hero/from-published.ts";
import { includedInFromPublished } from "./included-in/from-published.ts";
import { linkListsFromPublished } from "./link-lists/from-published.ts";
import { mediaFromPublished } from "./media/from-published.ts";
import { newsletterFormFromPublished } from "./newsletter-form/from-published.ts";
import { pageHeadFromPublished } from "./page-head/from-published.ts";
import { planOfferFromPublished } from "./plan-offer/from-published.ts";
import { productCardsFromPublished } from "./product-cards/from-published.ts";
import { promoBannerFromPublished } from "./promo-banner/from-published.ts";
import { proseFromPublished } from "./prose/from-published.ts";
import { scrollingQuotesFromPublished } from "./scrolling-quotes/from-published.ts";
import { socialLinksFromPublished } from "./social-links/from-published.ts";
import { specsFromPublished } from "./specs/from-published.ts";
import { testimonialsFromPublished } from "./testimonials/from-published.ts";
import { toolShelfFromPublished } from "./tool-shelf/from-published.ts";
import { videoFromPublished } from "./video/from-published.ts";

/** The way back, for content that is brought in: what the shop shows, as fields that an editor can change. */
export function blocksFromPublished(blocks: readonly SeedBlock[], ids: KnownIds): BlockFields[] {
  return blocks.map((block) => blockFromPublished(block, ids));
}

function blockFromPublished(block: SeedBlock, ids: KnownIds): BlockFields {
  switch (block.block) {
    case "hero":
      return heroFromPublished(block, ids);
    case "pageHead":
      return pageHeadFromPublished(block);
    case "families":
      return familiesFromPublished(block, ids);
    case "audioDemos":
      return audioDemosFromPublished(block, ids);
    case "planOffer":
      return planOfferFromPublished(block, ids);
    case "featureRows":
      return featureRowsFromPublished(block);
    case "includedIn":
      return includedInFromPublished(block, ids);
    case "specs":
      return specsFromPublished(block);
    case "faq":
      return faqFromPublished(block);
    case "productCards":
      return productCardsFromPublished(block, ids);
    case "toolShelf":
      return toolShelfFromPublished(block, ids);
    case "prose":
      return proseFromPublished(block);
    case "media":
      return mediaFromPublished(block);
    case "video":
      return videoFromPublished(block);
    case "compareTable":
      return compareTableFromPublished(block, ids);
    case "compatibility":
      return compatibilityFromPublished(block);
    case "promoBanner":
      return promoBannerFromPublished(block, ids);
    case "downloadsList":
      return downloadsListFromPublished(block, ids);
    case "linkLists":
      return linkListsFromPublished(block, ids);
    case "callToAction":
      return callToActionFromPublished(block, ids);
    case "testimonials":
      return testimonialsFromPublished(block, ids);
    case "scrollingQuotes":
      return scrollingQuotesFromPublished(block);
    case "newsletterForm":
      return newsletterFormFromPublished(block);
    case "cookieTable":
      return cookieTableFromPublished(block);
    case "betaForm":
      return betaFormFromPublished(block);
    case "socialLinks":
      return socialLinksFromPublished(block);
  }
}
