import { content } from "../content/en/index.ts";
import { existingBySlug } from "../documents/existing-by-slug.ts";
import { promotionPageBody, promotionPageSlugs } from "../content/promotion-pages.ts";
import type { SeedCollection } from "../documents/seed-collection.ts";

export const promotionPageSeeds: SeedCollection = {
  collection: "promotion-pages",
  keys: promotionPageSlugs,
  findExisting: existingBySlug("promotion-pages"),
  identityOf: (slug) => ({ slug }),
  dataOf(slug, ids) {
    const page = promotionPageBody(content.promotionPages, slug);
    return page === undefined
      ? undefined
      : { ...page, products: page.products.map((path) => ids.product(path)) };
  },
};
