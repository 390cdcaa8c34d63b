import type { TestimonialsBlock } from "@autotune/contract";
import type { TestimonialsFields } from "../../payload-types.ts";
import type { References } from "../../platform/publishing/references.ts";

export function testimonialsToPublished(
  { headline, text, testimonials }: TestimonialsFields,
  references: References,
): TestimonialsBlock {
  return {
    block: "testimonials",
    headline: headline ?? "",
    text: text ?? "",
    testimonials: references.testimonials(testimonials),
  };
}
