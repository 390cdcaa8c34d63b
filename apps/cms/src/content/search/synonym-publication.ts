import type { SearchSynonym } from "../../payload-types.ts";
import { keyedBySlug } from "../../platform/publishing/keyed-by-slug.ts";
import type { Publication } from "../../platform/publishing/publication.ts";
import { splitSynonyms } from "./split-synonyms.ts";

export const synonymPublication: Publication<"search-synonyms", SearchSynonym> = {
  collection: "search-synonyms",
  read: (payload, options) => payload.findByID({ ...options, collection: "search-synonyms" }),
  ...keyedBySlug,
  translationRank: 4,
  toBody: ({ words }) => ({ words: splitSynonyms(words ?? "") }),
};
