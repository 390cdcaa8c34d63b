import type { TestimonialsBlock } from "@autotune/contract";
import type { TestimonialsFields } from "../../payload-types.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";

export function testimonialsFromPublished(
  { headline, text, testimonials }: TestimonialsBlock,
  ids: KnownIds,
): TestimonialsFields {
  return {
    blockType: "testimonials",
    headline,
    text,
    testimonials: testimonials.map((slug) => ids.testimonial(slug)),
  };
}
