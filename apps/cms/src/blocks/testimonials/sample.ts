import type { TestimonialsBlock } from "@autotune/contract";

export const sample: TestimonialsBlock = {
  block: "testimonials",
  headline: "Headline",
  text: "Text",
  testimonials: ["ana"],
};
