import { APIError } from "payload";
import type { Tutorial } from "../../payload-types.ts";
import { sectionsToPublished } from "../../platform/markdown/sections-to-published.ts";
import { keyedBySlug } from "../../platform/publishing/keyed-by-slug.ts";
import type { Publication } from "../../platform/publishing/publication.ts";
import { seoToPublished } from "../seo/seo-to-published.ts";

export const tutorialPublication: Publication<"tutorials", Tutorial> = {
  collection: "tutorials",
  read: (payload, options) => payload.findByID({ ...options, collection: "tutorials" }),
  ...keyedBySlug,
  translationRank: 4,
  toBody(tutorial, references) {
    const { topic, level } = tutorial;
    if (!topic || !level) throw new APIError("Choose a topic and a level before you publish.", 400);
    return {
      title: tutorial.title ?? "",
      summary: tutorial.summary ?? "",
      level,
      topic,
      minutes: tutorial.minutes ?? 0,
      products: references.products(tutorial.products),
      outcome: tutorial.outcome ?? "",
      sections: sectionsToPublished(tutorial.sections),
      seo: seoToPublished(tutorial.seo),
    };
  },
};
