import type { Payload } from "payload";
import type { KnownIds } from "./known-ids.ts";
import { beginCollection, fillCollection } from "./seed-collection.ts";
import { pageSeeds } from "./seed-pages.ts";
import { seedPeople } from "./seed-people.ts";
import { productPageSeeds } from "./seed-product-pages.ts";
import { productSeeds } from "./seed-products.ts";
import { inOneTransaction } from "./seed-run.ts";

/** Brings in the demonstration shop. What exists already stays as somebody may have changed it since. */
export async function seed(
  payload: Payload,
  { password }: { readonly password: string },
): Promise<void> {
  await inOneTransaction(payload, async (run) => {
    await seedPeople(run, password);
    const products = await beginCollection(run, productSeeds);
    const productPages = await beginCollection(run, productPageSeeds);
    const pages = await beginCollection(run, pageSeeds);
    const ids: KnownIds = {
      product: (path) => idOf("product", products.ids, path),
      productPage: (key) => idOf("product page", productPages.ids, key),
      page: (key) => idOf("page", pages.ids, key),
    };
    await fillCollection(run, productSeeds, products, ids);
    await fillCollection(run, productPageSeeds, productPages, ids);
    await fillCollection(run, pageSeeds, pages, ids);
  });
}

function idOf(kind: string, ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined)
    throw new Error(`The content names the ${kind} ${key}, which is not seeded.`);
  return id;
}
