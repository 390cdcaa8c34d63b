import type { Artist } from "../../payload-types.ts";
import { sectionsToPublished } from "../../platform/markdown/sections-to-published.ts";
import { keyedBySlug } from "../../platform/publishing/keyed-by-slug.ts";
import type { Publication } from "../../platform/publishing/publication.ts";
import { seoToPublished } from "../seo/seo-to-published.ts";

export const artistPublication: Publication<"artists", Artist> = {
  collection: "artists",
  read: (payload, options) => payload.findByID({ ...options, collection: "artists" }),
  ...keyedBySlug,
  translationRank: 5,
  toBody: (artist, references) => ({
    name: artist.name ?? "",
    role: artist.role ?? "",
    quote: artist.quote ?? "",
    summary: artist.summary ?? "",
    isSample: artist.isSample ?? false,
    products: references.products(artist.products),
    sections: sectionsToPublished(artist.sections),
    seo: seoToPublished(artist.seo),
  }),
};
