import type { PostBody } from "@autotune/contract";
import type { CollectionConfig } from "payload";
import { slugField } from "../../platform/fields/slug-field.ts";
import { choice } from "../../platform/fields/choice.ts";
import { chosenProducts } from "../../catalogue/fields/chosen-products.ts";
import { day } from "../../platform/fields/day.ts";
import { isSample } from "../../platform/fields/is-sample.ts";
import { ready, readyIn } from "../../platform/fields/ready.ts";
import { redirectOldUrl } from "../../platform/fields/redirect-old-url.ts";
import { seo } from "../seo/seo.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { draftPreview } from "../preview/draft-preview.ts";
import { postPublication } from "./post-publication.ts";
import { publishWhenSaved } from "../../platform/publishing/publish-when-saved.ts";
import { readingSections } from "../../platform/markdown/reading-sections.ts";
import {
  draftedAccess,
  draftedAdmin,
  draftedHooks,
  draftedVersions,
} from "../../platform/drafts/drafted.ts";

const topicLabels: Record<PostBody["topic"], string> = {
  craft: "Craft",
  studio: "Studio",
  news: "News",
  stories: "Stories",
};

export const posts: CollectionConfig = {
  slug: "posts",
  labels: { singular: "Post", plural: "Posts" },
  admin: {
    ...draftedAdmin,
    livePreview: draftPreview(postPublication),
    group: "Pages and blog",
    useAsTitle: "title",
    defaultColumns: ["title", "topic", "writtenOn", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["title", "slug", "writtenBy"],
    description: "Posts on the community pages, newest first.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  custom: { publication: postPublication },
  hooks: draftedHooks(publishWhenSaved(postPublication)),
  defaultSort: "-writtenOn",
  fields: [
    translatedLine({ name: "title", tokens: "none", label: "Title", needed: true }),
    translatedParagraph({
      name: "summary",
      tokens: "none",
      label: "Summary",
      description: "Two sentences, shown in lists and feeds.",
      needed: true,
    }),
    translatedLine({
      name: "writtenBy",
      tokens: "none",
      label: "Written by",
      description: "A real name, or a name that’s clearly a pen name.",
      needed: true,
    }),
    day({ name: "writtenOn", label: "Written on" }),
    chosenProducts("What the post is about. It’s listed on these products’ pages."),
    readingSections,
    seo,
    slugField({
      name: "slug",
      label: "Slug",
      unique: true,
      description: "The last part of the URL, after /community/.",
    }),
    choice({ name: "topic", label: "Topic", labels: topicLabels }),
    isSample,
    redirectOldUrl,
    ready,
    readyIn,
  ],
};
