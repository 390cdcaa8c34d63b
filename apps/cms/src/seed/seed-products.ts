import { contents } from "./contents.ts";
import { seedProducts } from "./products.ts";
import type { SeedCollection } from "./seed-collection.ts";

const products = new Map(seedProducts.map((product) => [product.path, product]));

export const productSeeds: SeedCollection = {
  collection: "products",
  keys: [...products.keys()],
  async findExisting({ payload, request }) {
    const { docs } = await payload.find({
      collection: "products",
      pagination: false,
      depth: 0,
      select: { path: true },
      req: request(),
    });
    return new Map(docs.flatMap(({ id, path }) => (path ? [[path, id] as const] : [])));
  },
  identityOf: (path) => ({ path }),
  dataIn(language, path) {
    const words = contents[language].products[path];
    return words === undefined ? undefined : { ...products.get(path), ...words };
  },
};
