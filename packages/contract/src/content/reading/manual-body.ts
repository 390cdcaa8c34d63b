import Type from "typebox";
import { slugPattern } from "../url-patterns.ts";
import { ProductReference } from "../../platform/references.ts";
import { ReadingSection } from "./reading.ts";
import { Seo } from "../seo.ts";

/** The manual of one product: its chapters have paths of their own below its slug. */
export const ManualBody = Type.Object({
  title: Type.String({ minLength: 1 }),
  summary: Type.String({ minLength: 1 }),
  /** Of the software that it describes. */
  version: Type.String({ minLength: 1 }),
  products: Type.Array(ProductReference),
  chapters: Type.Array(
    Type.Object({
      slug: Type.String({ pattern: `^${slugPattern}$` }),
      title: Type.String({ minLength: 1 }),
      sections: Type.Array(ReadingSection, { minItems: 1 }),
    }),
    { minItems: 1 },
  ),
  seo: Seo,
});
export type ManualBody = Type.Static<typeof ManualBody>;
