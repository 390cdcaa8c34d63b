import { contents } from "./contents.ts";
import { existingBySlug } from "./existing-by-slug.ts";
import type { SeedCollection } from "./seed-collection.ts";

export const testimonialSeeds: SeedCollection = {
  collection: "testimonials",
  keys: Object.keys(contents.en.testimonials),
  findExisting: existingBySlug("testimonials"),
  identityOf: (slug) => ({ slug }),
  dataIn: (language, slug) => contents[language].testimonials[slug],
};

/** Their pictures are drawn once it is known which of them are new. */
export function withPortraits(portraits: ReadonlyMap<string, number>): SeedCollection {
  return {
    ...testimonialSeeds,
    dataIn(language, slug, ids) {
      const words = testimonialSeeds.dataIn(language, slug, ids);
      return words === undefined ? undefined : { ...words, photo: portraits.get(slug) };
    },
  };
}
