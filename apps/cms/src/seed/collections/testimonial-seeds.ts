import { content } from "../content/en/index.ts";
import { existingBySlug } from "../documents/existing-by-slug.ts";
import type { SeedCollection } from "../documents/seed-collection.ts";

export const testimonialSeeds: SeedCollection = {
  collection: "testimonials",
  keys: Object.keys(content.testimonials),
  findExisting: existingBySlug("testimonials"),
  identityOf: (slug) => ({ slug }),
  dataOf(slug) {
    const words = content.testimonials[slug];
    return words && { ...words, isSample: true };
  },
};

/** Their images are drawn once it is known which of them are new. */
export function withPortraits(portraits: ReadonlyMap<string, number>): SeedCollection {
  return {
    ...testimonialSeeds,
    dataOf(slug, ids) {
      const words = testimonialSeeds.dataOf(slug, ids);
      return words === undefined ? undefined : { ...words, photo: portraits.get(slug) };
    },
  };
}
