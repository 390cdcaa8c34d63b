import { portraitSeeds } from "./portraits/seed-portraits.ts";
import { downloadPageSeeds } from "./seed-download-pages.ts";
import type { SeedDocuments } from "./seed-documents.ts";
import { installerSeeds } from "./seed-installers.ts";
import { miniBannerSeeds } from "./seed-mini-banners.ts";
import { pageSeeds } from "./seed-pages.ts";
import { popupSeeds } from "./seed-popups.ts";
import { productCardSeeds } from "./seed-product-cards.ts";
import { productPageSeeds } from "./seed-product-pages.ts";
import { productSeeds } from "./seed-products.ts";
import { promotionPageSeeds } from "./seed-promotion-pages.ts";
import { artistSeeds, manualSeeds, postSeeds, tutorialSeeds } from "./seed-reading-collections.ts";
import { testimonialSeeds } from "./seed-testimonials.ts";

/** All that has words in the demonstration shop. */
export const allSeedDocuments: readonly SeedDocuments[] = [
  productSeeds,
  productCardSeeds,
  productPageSeeds,
  pageSeeds,
  downloadPageSeeds,
  promotionPageSeeds,
  installerSeeds,
  miniBannerSeeds,
  popupSeeds,
  testimonialSeeds,
  portraitSeeds,
  postSeeds,
  tutorialSeeds,
  artistSeeds,
  manualSeeds,
];
