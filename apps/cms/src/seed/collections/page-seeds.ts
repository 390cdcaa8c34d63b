import { blocksFromPublished } from "../../blocks/from-published.ts";
import { content } from "../content/en/index.ts";
import { existingBySlug } from "../documents/existing-by-slug.ts";
import type { SeedCollection } from "../documents/seed-collection.ts";

export const pageSeeds: SeedCollection = {
  collection: "pages",
  keys: Object.keys(content.pages),
  findExisting: existingBySlug("pages"),
  identityOf: (slug) => ({ slug }),
  dataOf(slug, ids) {
    const page = content.pages[slug];
    return page === undefined
      ? undefined
      : { ...page, blocks: blocksFromPublished(page.blocks, ids) };
  },
};
