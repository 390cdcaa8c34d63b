import type { BlocksField } from "payload";
import { audioDemos } from "../blocks/audio-demos/fields.ts";
import { betaForm } from "../blocks/beta-form/fields.ts";
import { callToAction } from "../blocks/call-to-action/fields.ts";
import { compareTable } from "../blocks/compare-table/fields.ts";
import { compatibility } from "../blocks/compatibility/fields.ts";
import { cookieTable } from "../blocks/cookie-table/fields.ts";
import { downloadsList } from "../blocks/downloads-list/fields.ts";
import { families } from "../blocks/families/fields.ts";
import { faq } from "../blocks/faq/fields.ts";
import { featureRows } from "../blocks/feature-rows/fields.ts";
import { hero } from "../blocks/hero/fields.ts";
import { includedIn } from "../blocks/included-in/fields.ts";
import { linkLists } from "../blocks/link-lists/fields.ts";
import { media } from "../blocks/media/fields.ts";
import { newsletterForm } from "../blocks/newsletter-form/fields.ts";
import { pageHead } from "../blocks/page-head/fields.ts";
import { planOffer } from "../blocks/plan-offer/fields.ts";
import { productCards } from "../blocks/product-cards/fields.ts";
import { promoBanner } from "../blocks/promo-banner/fields.ts";
import { prose } from "../blocks/prose/fields.ts";
import { scrollingQuotes } from "../blocks/scrolling-quotes/fields.ts";
import { socialLinks } from "../blocks/social-links/fields.ts";
import { specs } from "../blocks/specs/fields.ts";
import { testimonials } from "../blocks/testimonials/fields.ts";
import { toolShelf } from "../blocks/tool-shelf/fields.ts";
import { video } from "../blocks/video/fields.ts";

/** The list is the same in every language; the words in it are translated one by one. */
export const blocks: BlocksField = {
  name: "blocks",
  type: "blocks",
  label: "Blocks",
  labels: { singular: "Block", plural: "Blocks" },
  blocks: [
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
  ],
  admin: { description: "What the page is made of, from top to bottom." },
};
