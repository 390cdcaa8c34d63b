import { content } from "../content/en/index.ts";
import type { SeedProduct } from "../catalogue/seed-product.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import { seedProducts } from "../catalogue/products.ts";
import { traitsOf } from "../catalogue/traits.ts";
import type { SeedCollection } from "../documents/seed-collection.ts";

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
  dataOf(path, ids) {
    const words = content.products[path];
    const product = products.get(path);
    return words === undefined || product === undefined
      ? undefined
      : { ...fieldsOf(product, ids), ...traitsOf(path), ...words };
  },
};

/** Other products by id, as the CMS stores them. */
function fieldsOf(product: SeedProduct, ids: KnownIds): Record<string, unknown> {
  const { freebies = [], includes = [], moves = {}, variantParent, ...own } = product;
  const idsOf = (paths: readonly string[] = []) => paths.map((path) => ids.product(path));
  return {
    ...own,
    freebies: freebies.map(({ path, ...gift }) => ({ ...gift, product: ids.product(path) })),
    includes: idsOf(includes),
    moves: {
      upgradeableTo: idsOf(moves.upgradeableTo),
      switchableTo: idsOf(moves.switchableTo),
      downgradeableTo: idsOf(moves.downgradeableTo),
    },
    ...(variantParent === undefined ? {} : { variantParent: ids.product(variantParent) }),
  };
}
