import type { Storage } from "@autotune/storage";
import type { Payload } from "payload";
import type { KnownIds } from "./known-ids.ts";
import { seedCodes } from "./seed-codes.ts";
import { beginCollection, fillCollection } from "./seed-collection.ts";
import { seedInstallers } from "./seed-installers.ts";
import { pageSeeds } from "./seed-pages.ts";
import { seedPeople } from "./seed-people.ts";
import { productCardSeeds } from "./seed-product-cards.ts";
import { productPageSeeds } from "./seed-product-pages.ts";
import { productSeeds } from "./seed-products.ts";
import { inOneTransaction } from "./seed-run.ts";
import { seedUpgradePrices } from "./seed-upgrades.ts";

/** Brings in the demonstration shop. What exists already stays as somebody may have changed it since. */
export async function seed(
  payload: Payload,
  { password, storage }: { readonly password: string; readonly storage: Storage },
): Promise<void> {
  await inOneTransaction(payload, async (run) => {
    await seedPeople(run, password);
    const products = await beginCollection(run, productSeeds);
    const productCards = await beginCollection(run, productCardSeeds);
    const productPages = await beginCollection(run, productPageSeeds);
    const pages = await beginCollection(run, pageSeeds);
    const ids: KnownIds = {
      product: (path) => idOf("product", products.ids, path),
      productCard: (slug) => idOf("product card", productCards.ids, slug),
      productPage: (key) => idOf("product page", productPages.ids, key),
      page: (key) => idOf("page", pages.ids, key),
    };
    await fillCollection(run, productSeeds, products, ids);
    await seedUpgradePrices(run, ids);
    await seedCodes(run, ids);
    await fillCollection(run, productCardSeeds, productCards, ids);
    await fillCollection(run, productPageSeeds, productPages, ids);
    await fillCollection(run, pageSeeds, pages, ids);
  });
  await seedInstallers(payload, storage);
}

function idOf(kind: string, ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined)
    throw new Error(`The content names the ${kind} ${key}, which is not seeded.`);
  return id;
}
