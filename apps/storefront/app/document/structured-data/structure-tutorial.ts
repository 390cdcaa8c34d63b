import type { TutorialView } from "@autotune/contract";
import { siteName } from "@autotune/routes";
import { schemaOrg, type StructuredData } from "./structured-data.ts";

export function structureTutorial(origin: string, tutorial: TutorialView): StructuredData {
  const { title, summary, outcome, level, minutes, language, href } = tutorial;
  return {
    "@context": schemaOrg,
    "@type": "LearningResource",
    name: title,
    description: summary,
    learningResourceType: "Tutorial",
    educationalLevel: level,
    teaches: outcome,
    timeRequired: `PT${minutes}M`,
    inLanguage: language,
    isAccessibleForFree: true,
    url: origin + href,
    publisher: { "@type": "Organization", name: siteName },
  };
}
