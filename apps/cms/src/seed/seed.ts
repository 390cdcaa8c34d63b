import type { Payload } from "payload";
import { seedCatalogue } from "./seed-catalogue.ts";
import { seedPages } from "./seed-pages.ts";
import { seedPeople } from "./seed-people.ts";
import { seedPicture } from "./seed-pictures.ts";
import { seedProductPages } from "./seed-product-pages.ts";
import { inOneTransaction } from "./seed-run.ts";

/** Brings in the demonstration shop. What exists already stays as somebody may have changed it since. */
export async function seed(
  payload: Payload,
  { password }: { readonly password: string },
): Promise<void> {
  await inOneTransaction(payload, async (run) => {
    await seedPeople(run, password);
    const products = await seedCatalogue(run);
    const picture = await seedPicture(run, "auto-tune-pro");
    const product = (path: string): number => idOf("product", products, path);
    const noPageYet = new Map<string, number>();
    const page = (key: string): number => idOf("page", noPageYet, key);
    const productPages = await seedProductPages(
      run,
      { product, page, productPage: (key) => idOf("product page", noPageYet, key) },
      picture,
    );
    await seedPages(run, {
      product,
      page,
      productPage: (key) => idOf("product page", productPages, key),
    });
  });
}

function idOf(kind: string, ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined)
    throw new Error(`The content names the ${kind} ${key}, which is not seeded before it.`);
  return id;
}
