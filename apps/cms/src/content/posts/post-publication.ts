import { APIError } from "payload";
import type { Post } from "../../payload-types.ts";
import { sectionsToPublished } from "../../platform/markdown/sections-to-published.ts";
import { dayToPublished } from "../../platform/fields/day-to-published.ts";
import { keyedBySlug } from "../../platform/publishing/keyed-by-slug.ts";
import type { Publication } from "../../platform/publishing/publication.ts";
import { seoToPublished } from "../seo/seo-to-published.ts";

export const postPublication: Publication<"posts", Post> = {
  collection: "posts",
  read: (payload, options) => payload.findByID({ ...options, collection: "posts" }),
  ...keyedBySlug,
  translationRank: 5,
  toBody(post, references) {
    const { topic } = post;
    if (!topic) throw new APIError("Choose a topic before you publish.", 400);
    return {
      title: post.title ?? "",
      summary: post.summary ?? "",
      writtenBy: post.writtenBy ?? "",
      writtenOn: dayToPublished(post.writtenOn),
      topic,
      isSample: post.isSample ?? false,
      products: references.products(post.products),
      sections: sectionsToPublished(post.sections),
      seo: seoToPublished(post.seo),
    };
  },
};
