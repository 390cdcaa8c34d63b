import { content } from "../content/en/index.ts";
import { existingBySlug } from "../documents/existing-by-slug.ts";
import type { SeedCollection } from "../documents/seed-collection.ts";

export const searchScreenSeeds: SeedCollection = {
  collection: "search-screens",
  keys: Object.keys(content.searchScreens),
  findExisting: existingBySlug("search-screens"),
  identityOf: (slug) => ({ slug }),
  dataOf: (slug) => Object.entries(content.searchScreens).find(([screen]) => screen === slug)?.[1],
};

export const searchSynonymSeeds: SeedCollection = {
  collection: "search-synonyms",
  keys: Object.keys(content.searchSynonyms),
  findExisting: existingBySlug("search-synonyms"),
  identityOf: (slug) => ({ slug }),
  dataOf(slug) {
    const words = content.searchSynonyms[slug];
    return words && { words: words.join("\n") };
  },
};
