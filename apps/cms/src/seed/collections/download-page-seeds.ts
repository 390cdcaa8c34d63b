import { content } from "../content/en/index.ts";
import { downloadPageBody, downloadPageSlugs } from "../content/download-pages.ts";
import { existingBySlug } from "../documents/existing-by-slug.ts";
import type { SeedCollection } from "../documents/seed-collection.ts";

export const downloadPageSeeds: SeedCollection = {
  collection: "download-pages",
  keys: downloadPageSlugs,
  findExisting: existingBySlug("download-pages"),
  identityOf: (slug) => ({ slug }),
  dataOf(slug, ids) {
    const page = downloadPageBody(content, slug);
    return page === undefined
      ? undefined
      : { ...page, products: page.products.map((path) => ids.product(path)) };
  },
};
