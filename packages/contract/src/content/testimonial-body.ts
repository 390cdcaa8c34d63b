import Type from "typebox";
import { PictureReference } from "./reference.ts";

/** What somebody says of the tools. */
export const TestimonialBody = Type.Object({
  quote: Type.String(),
  author: Type.String(),
  credits: Type.String(),
  photo: Type.Optional(PictureReference),
  /** For phones; the other one where it is absent. */
  photoForPhones: Type.Optional(PictureReference),
});
export type TestimonialBody = Type.Static<typeof TestimonialBody>;
