import Type from "typebox";
import { ProductReference } from "../../platform/references.ts";
import { ReadingSection } from "./reading.ts";
import { Seo } from "../seo.ts";

/** Somebody who sings or mixes with the tools. */
export const ArtistBody = Type.Object({
  name: Type.String({ minLength: 1 }),
  /** What they do, in a few words. */
  role: Type.String({ minLength: 1 }),
  quote: Type.String({ minLength: 1 }),
  summary: Type.String({ minLength: 1 }),
  /** Invented; readers see that it is. */
  isSample: Type.Boolean(),
  products: Type.Array(ProductReference),
  sections: Type.Array(ReadingSection, { minItems: 1 }),
  seo: Seo,
});
export type ArtistBody = Type.Static<typeof ArtistBody>;
