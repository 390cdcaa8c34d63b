import type { Manual } from "../../payload-types.ts";
import { sectionsToPublished } from "../../platform/markdown/sections-to-published.ts";
import { keyedBySlug } from "../../platform/publishing/keyed-by-slug.ts";
import type { Publication } from "../../platform/publishing/publication.ts";
import { seoToPublished } from "../seo/seo-to-published.ts";

export const manualPublication: Publication<"manuals", Manual> = {
  collection: "manuals",
  read: (payload, options) => payload.findByID({ ...options, collection: "manuals" }),
  ...keyedBySlug,
  translationRank: 4,
  toBody: (manual, references) => ({
    title: manual.title ?? "",
    summary: manual.summary ?? "",
    version: manual.version ?? "",
    products: references.products(manual.products),
    chapters: (manual.chapters ?? []).map(({ slug, title, sections }) => ({
      slug: slug ?? "",
      title: title ?? "",
      sections: sectionsToPublished(sections),
    })),
    seo: seoToPublished(manual.seo),
  }),
};
