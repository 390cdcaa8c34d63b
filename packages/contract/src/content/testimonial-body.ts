import Type from "typebox";
import { ImageReference } from "../platform/references.ts";

/** What somebody says of the tools. */
export const TestimonialBody = Type.Object({
  quote: Type.String(),
  author: Type.String(),
  credits: Type.String(),
  photo: Type.Optional(ImageReference),
  /** For phones; the other one where it is absent. */
  photoForPhones: Type.Optional(ImageReference),
  isSample: Type.Boolean(),
});
export type TestimonialBody = Type.Static<typeof TestimonialBody>;
