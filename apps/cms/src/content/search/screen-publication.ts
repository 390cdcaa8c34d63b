import type { SearchScreen } from "../../payload-types.ts";
import { keyedBySlug } from "../../platform/publishing/keyed-by-slug.ts";
import type { Publication } from "../../platform/publishing/publication.ts";

export const screenPublication: Publication<"search-screens", SearchScreen> = {
  collection: "search-screens",
  read: (payload, options) => payload.findByID({ ...options, collection: "search-screens" }),
  ...keyedBySlug,
  translationRank: 4,
  toBody: ({ title, text, keywords }) => ({
    title: title ?? "",
    text: text ?? "",
    keywords: keywords ?? "",
  }),
};
