import type { Storage } from "@autotune/storage";
import type { Payload } from "payload";
import type { KnownIds } from "../platform/publishing/known-ids.ts";
import { seedFilms } from "./films/seed-films.ts";
import { seedPictures } from "./pictures/seed-pictures.ts";
import { seedCodes } from "./checkout/seed-codes.ts";
import {
  beginCollection,
  bringInCollection,
  fillCollection,
  missingKeys,
} from "./documents/seed-collection.ts";
import { downloadPageSeeds } from "./collections/download-page-seeds.ts";
import { installerSeeds, storeDemonstrationFiles } from "./installers/installer-seeds.ts";
import { miniBannerSeeds } from "./collections/mini-banner-seeds.ts";
import { pageSeeds } from "./collections/page-seeds.ts";
import { seedPeople, type SeedSecrets } from "./seed-people.ts";
import { seedCompany } from "./seed-company.ts";
import { seedOutsideLinks } from "./seed-outside-links.ts";
import { seedPriceHistory } from "./catalogue/seed-price-history.ts";
import { productCardSeeds } from "./collections/product-card-seeds.ts";
import { productPageSeeds } from "./collections/product-page-seeds.ts";
import { productSeeds } from "./collections/product-seeds.ts";
import { artistSeeds, manualSeeds, postSeeds, tutorialSeeds } from "./collections/reading-seeds.ts";
import { popupSeeds } from "./collections/popup-seeds.ts";
import { promotionPageSeeds } from "./collections/promotion-page-seeds.ts";
import { inOneTransaction, withReferences } from "./documents/seed-run.ts";
import { searchScreenSeeds, searchSynonymSeeds } from "./collections/search-seeds.ts";
import { testimonialSeeds, withPortraits } from "./collections/testimonial-seeds.ts";
import { seedUpgradePrices } from "./collections/seed-upgrade-prices.ts";

/** Brings in the demonstration shop. What exists already stays, since somebody may have changed it. */
export async function seed(
  payload: Payload,
  { people, storage }: { readonly people: SeedSecrets; readonly storage: Storage },
): Promise<void> {
  await inOneTransaction(payload, async (begin) => {
    await seedPeople(begin, people);
    const products = await beginCollection(begin, productSeeds);
    const productCards = await beginCollection(begin, productCardSeeds);
    const productPages = await beginCollection(begin, productPageSeeds);
    const downloadPages = await beginCollection(begin, downloadPageSeeds);
    const pages = await beginCollection(begin, pageSeeds);
    const testimonials = await beginCollection(begin, testimonialSeeds);
    const run = await withReferences(begin);
    const films = await seedFilms(run);
    const pictures = await seedPictures(run, [...testimonials.created, ...films.keys()]);
    const ids: KnownIds = {
      product: (path) => idOf("product", products.ids, path),
      productCard: (slug) => idOf("product card", productCards.ids, slug),
      productPage: (key) => idOf("product page", productPages.ids, key),
      page: (key) => idOf("page", pages.ids, key),
      downloadPage: (slug) => idOf("download page", downloadPages.ids, slug),
      testimonial: (slug) => idOf("testimonial", testimonials.ids, slug),
      film: (name) => idOf("film", films, name),
      picture: (name) => idOf("picture", pictures, name),
    };
    await fillCollection(run, productSeeds, products, ids);
    await seedPriceHistory(run);
    await seedUpgradePrices(run, ids);
    await seedCodes(run, ids);
    await fillCollection(run, productCardSeeds, productCards, ids);
    await fillCollection(run, productPageSeeds, productPages, ids);
    await fillCollection(run, downloadPageSeeds, downloadPages, ids);
    await fillCollection(run, pageSeeds, pages, ids);
    await fillCollection(run, withPortraits(pictures), testimonials, ids);
    for (const seeds of [popupSeeds, miniBannerSeeds, promotionPageSeeds])
      await bringInCollection(run, seeds, ids);
    for (const seeds of [postSeeds, tutorialSeeds, artistSeeds, manualSeeds])
      await bringInCollection(run, seeds, ids);
    for (const seeds of [searchScreenSeeds, searchSynonymSeeds])
      await bringInCollection(run, seeds, ids);
    await seedOutsideLinks(run);
    await seedCompany(run);
    await storeDemonstrationFiles(storage, await missingKeys(run, installerSeeds));
    await bringInCollection(run, installerSeeds, ids);
  });
}

function idOf(kind: string, ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined)
    throw new Error(`The content names the ${kind} ${key}, which is not seeded.`);
  return id;
}
