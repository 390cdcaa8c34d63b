import { blocksFromPublished } from "../../blocks/from-published.ts";
import { productPageKey } from "../../platform/publishing/product-page-key.ts";
import { content } from "../content/en/index.ts";
import type { SeedCollection } from "../documents/seed-collection.ts";

export const productPageSeeds: SeedCollection = {
  collection: "product-pages",
  keys: Object.keys(content.productPages),
  async findExisting({ payload, request }) {
    const { docs } = await payload.find({
      collection: "product-pages",
      pagination: false,
      depth: 0,
      select: { family: true, slug: true },
      req: request(),
    });
    return new Map(
      docs.flatMap((page) => {
        const key = productPageKey(page);
        return key === undefined ? [] : [[key, page.id] as const];
      }),
    );
  },
  identityOf(key) {
    const [family = "", slug = ""] = key.split("/");
    return { family, slug };
  },
  dataOf(key, ids) {
    const page = content.productPages[key];
    if (page === undefined) return undefined;
    const { nav, products, blocks, subpages, ...words } = page;
    return {
      ...words,
      nav: nav === undefined ? { shown: false } : { shown: true, ...nav },
      products: products.map((path) => ids.product(path)),
      blocks: blocksFromPublished(blocks, ids),
      ...Object.fromEntries(
        subpages.map((subpage) => [
          subpage.name,
          { blocks: blocksFromPublished(subpage.blocks, ids) },
        ]),
      ),
    };
  },
};
