import { defaultLanguage, languages } from "@autotune/routes";
import { buildCmsConfig } from "../../config.ts";
import { buildEnvironment } from "../../environment.ts";
import { inAllLanguages } from "../../seed/in-all-languages.ts";
import type { KnownIds } from "../../seed/known-ids.ts";
import type { SeedCollection } from "../../seed/seed-collection.ts";
import { downloadPageSeeds } from "../../seed/seed-download-pages.ts";
import { installerSeeds } from "../../seed/seed-installers.ts";
import { miniBannerSeeds } from "../../seed/seed-mini-banners.ts";
import { pageSeeds } from "../../seed/seed-pages.ts";
import { promotionPageSeeds } from "../../seed/seed-promotion-pages.ts";
import { popupSeeds } from "../../seed/seed-popups.ts";
import { productCardSeeds } from "../../seed/seed-product-cards.ts";
import { productPageSeeds } from "../../seed/seed-product-pages.ts";
import { productSeeds } from "../../seed/seed-products.ts";
import {
  artistSeeds,
  manualSeeds,
  postSeeds,
  tutorialSeeds,
} from "../../seed/seed-reading-collections.ts";
import { testimonialSeeds } from "../../seed/seed-testimonials.ts";
import { withRowIds } from "../../seed/with-row-ids.ts";
import type { TranslatedText } from "../check-glossary.ts";
import { textsOf, wordsIn } from "../texts.ts";

const seeds: readonly SeedCollection[] = [
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
  postSeeds,
  tutorialSeeds,
  artistSeeds,
  manualSeeds,
];

const anyId = () => 1;
const ids: KnownIds = {
  product: anyId,
  productCard: anyId,
  productPage: anyId,
  page: anyId,
  downloadPage: anyId,
  testimonial: anyId,
};

/** Every text of the demonstration shop that has a translation. */
export async function seedTexts(): Promise<TranslatedText[]> {
  const { collections } = await buildCmsConfig(buildEnvironment);
  return seeds.flatMap((ofCollection) => {
    const config = collections.find(({ slug }) => slug === ofCollection.collection);
    const fields = config?.flattenedFields ?? [];
    return ofCollection.keys.flatMap((key) => {
      const inEach = new Map(
        languages.flatMap((language) => {
          const data = ofCollection.dataIn(language, key, ids);
          const name = key.replaceAll("/", ":");
          return data === undefined ? [] : [[language, withRowIds(fields, data, name)] as const];
        }),
      );
      return textsOf(fields, inAllLanguages(fields, inEach)).flatMap((text) =>
        [...inEach.keys()]
          .filter((language) => language !== defaultLanguage)
          .map((language) => ({
            where: `${ofCollection.collection} ${key}`,
            language,
            english: wordsIn(text, defaultLanguage),
            translation: wordsIn(text, language),
          }))
          .filter(({ translation }) => translation !== ""),
      );
    });
  });
}
