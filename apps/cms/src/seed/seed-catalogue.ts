import { contents } from "./contents.ts";
import { seedProducts } from "./products.ts";
import { saveInAllLanguages } from "./save-in-all-languages.ts";
import type { SeedRun } from "./seed-run.ts";

/** The ids of all products by path, those that were there before among them. */
export async function seedCatalogue({ payload, request }: SeedRun): Promise<Map<string, number>> {
  const collection = "products";
  const { docs } = await payload.find({
    collection,
    pagination: false,
    depth: 0,
    select: { path: true },
    req: request(),
  });
  const ids = new Map(docs.flatMap(({ id, path }) => (path ? [[path, id] as const] : [])));
  for (const product of seedProducts) {
    if (ids.has(product.path)) continue;
    const id = await saveInAllLanguages({
      dataIn(language) {
        const words = contents[language].products[product.path];
        if (words === undefined)
          throw new Error(`The content in ${language} has no words for ${product.path}.`);
        const { interval, ...rest } = product;
        return { ...rest, ...words, ready: true, ...(interval === null ? {} : { interval }) };
      },
      create: (data) =>
        payload.create({ collection, data, locale: "en", draft: true, req: request() }),
      update: (created, locale, data, publish) =>
        payload.update({
          collection,
          id: created,
          locale,
          data: { ...data, _status: publish ? "published" : "draft" },
          draft: !publish,
          depth: 0,
          req: request(),
        }),
    });
    ids.set(product.path, id);
  }
  return ids;
}
