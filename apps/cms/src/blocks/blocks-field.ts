import type { BlocksField } from "payload";
import { audioDemos } from "./audio-demos/fields.ts";
import { betaForm } from "./beta-form/fields.ts";
import { callToAction } from "./call-to-action/fields.ts";
import { compareTable } from "./compare-table/fields.ts";
import { compatibility } from "./compatibility/fields.ts";
import { cookieTable } from "./cookie-table/fields.ts";
import { downloadsList } from "./downloads-list/fields.ts";
import { families } from "./families/fields.ts";
import { faq } from "./faq/fields.ts";
import { featureRows } from "./feature-rows/fields.ts";
import { hero } from "./hero/fields.ts";
import { includedIn } from "./included-in/fields.ts";
import { linkLists } from "./link-lists/fields.ts";
import { media } from "./media/fields.ts";
import { newsletterForm } from "./newsletter-form/fields.ts";
import { pageHead } from "./page-head/fields.ts";
import { planOffer } from "./plan-offer/fields.ts";
import { productCards } from "./product-cards/fields.ts";
import { promoBanner } from "./promo-banner/fields.ts";
import { prose } from "./prose/fields.ts";
import { scrollingQuotes } from "./scrolling-quotes/fields.ts";
import { socialLinks } from "./social-links/fields.ts";
import { specs } from "./specs/fields.ts";
import { testimonials } from "./testimonials/fields.ts";
import { toolShelf } from "./tool-shelf/fields.ts";
import { video } from "./video/fields.ts";

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
