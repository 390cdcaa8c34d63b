import Type from "typebox";
import { TestimonialReference } from "../../platform/references.ts";

/** What people say. The words themselves are fetched when somebody has scrolled to them. */
export const TestimonialsBlock = Type.Object({
  block: Type.Literal("testimonials"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
  testimonials: Type.Array(TestimonialReference),
});
export type TestimonialsBlock = Type.Static<typeof TestimonialsBlock>;
export type TestimonialsView = TestimonialsBlock;
