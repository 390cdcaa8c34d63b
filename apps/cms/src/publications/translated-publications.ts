import type { PublishedCollection } from "@autotune/contract";
import { artistPublication } from "../content/artists/artist-publication.ts";
import { downloadPagePublication } from "../licensing/download-page-publication.ts";
import { installerPublication } from "../licensing/installer-publication.ts";
import { manualPublication } from "../content/manuals/manual-publication.ts";
import { miniBannerPublication } from "../marketing/mini-banner-publication.ts";
import { pagePublication } from "../content/pages/page-publication.ts";
import { popupPublication } from "../marketing/popup-publication.ts";
import { postPublication } from "../content/posts/post-publication.ts";
import { productCardPublication } from "../catalogue/product-cards/product-card-publication.ts";
import { productPagePublication } from "../content/pages/product-page-publication.ts";
import { productPublication } from "../catalogue/products/product-publication.ts";
import { promotionPagePublication } from "../checkout/promotion-page-publication.ts";
import type { Publication, TranslatedDocument } from "../platform/publishing/publication.ts";
import { testimonialPublication } from "../content/testimonials/testimonial-publication.ts";
import { tutorialPublication } from "../content/tutorials/tutorial-publication.ts";

/** Every collection with words for translators, in the order of their work: what visitors see first. */
export const translatedPublications = [
  pagePublication,
  productPagePublication,
  productPublication,
  productCardPublication,
  downloadPagePublication,
  promotionPagePublication,
  miniBannerPublication,
  popupPublication,
  testimonialPublication,
  tutorialPublication,
  manualPublication,
  postPublication,
  artistPublication,
  installerPublication,
] as const satisfies readonly Publication<PublishedCollection, TranslatedDocument>[];

export type TranslatedCollection = (typeof translatedPublications)[number]["collection"];

export function isTranslatedCollection(value: string): value is TranslatedCollection {
  return translatedPublications.some(({ collection }) => collection === value);
}
