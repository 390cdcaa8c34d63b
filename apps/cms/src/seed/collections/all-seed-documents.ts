import { pictureSeeds } from "../pictures/seed-pictures.ts";
import { downloadPageSeeds } from "./download-page-seeds.ts";
import type { SeedDocuments } from "../documents/seed-documents.ts";
import { installerSeeds } from "../installers/installer-seeds.ts";
import { miniBannerSeeds } from "./mini-banner-seeds.ts";
import { pageSeeds } from "./page-seeds.ts";
import { popupSeeds } from "./popup-seeds.ts";
import { productCardSeeds } from "./product-card-seeds.ts";
import { productPageSeeds } from "./product-page-seeds.ts";
import { productSeeds } from "./product-seeds.ts";
import { promotionPageSeeds } from "./promotion-page-seeds.ts";
import { artistSeeds, manualSeeds, postSeeds, tutorialSeeds } from "./reading-seeds.ts";
import { searchScreenSeeds, searchSynonymSeeds } from "./search-seeds.ts";
import { testimonialSeeds } from "./testimonial-seeds.ts";

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
  pictureSeeds,
  postSeeds,
  tutorialSeeds,
  artistSeeds,
  manualSeeds,
  searchScreenSeeds,
  searchSynonymSeeds,
];
