import Type from "typebox";
import { ProductReference } from "../../platform/references.ts";
import { tutorialLevels, tutorialTopics } from "./reading-topics.ts";
import { ReadingSection } from "./reading.ts";
import { Seo } from "../seo.ts";

/** A lesson of the learning center. */
export const TutorialBody = Type.Object({
  title: Type.String({ minLength: 1 }),
  summary: Type.String({ minLength: 1 }),
  level: Type.Enum([...tutorialLevels]),
  topic: Type.Enum([...tutorialTopics]),
  minutes: Type.Integer({ minimum: 2, maximum: 30 }),
  products: Type.Array(ProductReference),
  /** What the reader can do afterwards. */
  outcome: Type.String({ minLength: 1 }),
  sections: Type.Array(ReadingSection, { minItems: 1 }),
  seo: Seo,
});
export type TutorialBody = Type.Static<typeof TutorialBody>;
