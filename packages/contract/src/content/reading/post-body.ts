import Type from "typebox";
import { ProductReference } from "../../platform/references.ts";
import { postTopics } from "./reading-topics.ts";
import { ReadingSection } from "./reading.ts";
import { Seo } from "../seo.ts";

/** A post of the community pages. */
export const PostBody = Type.Object({
  title: Type.String({ minLength: 1 }),
  /** Two sentences for lists and feeds. */
  summary: Type.String({ minLength: 1 }),
  writtenBy: Type.String({ minLength: 1 }),
  /** A day, as 2026-09-14. */
  writtenOn: Type.String({ format: "date" }),
  topic: Type.Enum([...postTopics]),
  /** Its people are invented; readers see that they are. */
  isSample: Type.Boolean(),
  /** The products it is about; their pages list it. */
  products: Type.Array(ProductReference),
  sections: Type.Array(ReadingSection, { minItems: 1 }),
  seo: Seo,
});
export type PostBody = Type.Static<typeof PostBody>;
