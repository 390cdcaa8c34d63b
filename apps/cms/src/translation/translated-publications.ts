import type { PublishedCollection } from "@autotune/contract";
import { artistPublication } from "../publish/artist-publication.ts";
import { downloadPagePublication } from "../publish/download-page-publication.ts";
import { installerPublication } from "../publish/installer-publication.ts";
import { manualPublication } from "../publish/manual-publication.ts";
import { miniBannerPublication } from "../publish/mini-banner-publication.ts";
import { pagePublication } from "../publish/page-publication.ts";
import { popupPublication } from "../publish/popup-publication.ts";
import { postPublication } from "../publish/post-publication.ts";
import { productCardPublication } from "../publish/product-card-publication.ts";
import { productPagePublication } from "../publish/product-page-publication.ts";
import { productPublication } from "../publish/product-publication.ts";
import { promotionPagePublication } from "../publish/promotion-page-publication.ts";
import type { Publication, TranslatedDocument } from "../publish/publication.ts";
import { testimonialPublication } from "../publish/testimonial-publication.ts";
import { tutorialPublication } from "../publish/tutorial-publication.ts";

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
