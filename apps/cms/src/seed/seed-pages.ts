import { blocksFromPublished } from "../blocks/from-published.ts";
import { contents } from "./contents.ts";
import { existingBySlug } from "./existing-by-slug.ts";
import type { SeedCollection } from "./seed-collection.ts";

export const pageSeeds: SeedCollection = {
  collection: "pages",
  keys: Object.keys(contents.en.pages),
  findExisting: existingBySlug("pages"),
  identityOf: (slug) => ({ slug }),
  dataIn(language, slug, ids) {
    const page = contents[language].pages[slug];
    return page === undefined
      ? undefined
      : { ...page, blocks: blocksFromPublished(page.blocks, ids) };
  },
};
