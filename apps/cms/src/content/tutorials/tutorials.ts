import type { TutorialBody } from "@autotune/contract";
import type { CollectionConfig } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { slugField } from "../../platform/fields/slug-field.ts";
import { choice } from "../../platform/fields/choice.ts";
import { chosenProducts } from "../../catalogue/fields/chosen-products.ts";
import { ready, readyIn } from "../../platform/fields/ready.ts";
import { redirectOldUrl } from "../../platform/fields/redirect-old-url.ts";
import { seo } from "../seo/seo.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { publishWhenSaved } from "../../platform/publishing/publish-when-saved.ts";
import { draftPreview } from "../preview/draft-preview.ts";
import { tutorialPublication } from "./tutorial-publication.ts";
import { readingSections } from "../../platform/markdown/reading-sections.ts";
import {
  draftedAccess,
  draftedAdmin,
  draftedHooks,
  draftedVersions,
} from "../../platform/drafts/drafted.ts";

const levelLabels: Record<TutorialBody["level"], string> = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
};
const topicLabels: Record<TutorialBody["topic"], string> = {
  tuning: "Tuning",
  recording: "Recording",
  mixing: "Mixing",
  effects: "Effects",
};

export const tutorials: CollectionConfig = {
  slug: "tutorials",
  labels: { singular: "Tutorial", plural: "Tutorials" },
  admin: {
    ...draftedAdmin,
    livePreview: draftPreview(tutorialPublication),
    group: "Pages and blog",
    useAsTitle: "title",
    defaultColumns: ["title", "topic", "level", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["title", "slug"],
    description: "Lessons in the Learning Center.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  custom: { publication: tutorialPublication },
  hooks: draftedHooks(publishWhenSaved(tutorialPublication)),
  fields: [
    translatedLine({ name: "title", label: "Title", needed: true }),
    translatedParagraph({
      name: "summary",
      label: "Summary",
      description: "Two sentences, shown in lists.",
      needed: true,
    }),
    translatedParagraph({
      name: "outcome",
      label: "Outcome",
      description: "What the reader can do afterward, for example “You can set the key by ear”.",
      needed: true,
    }),
    chosenProducts("What the lesson uses. It’s listed on these products’ pages."),
    readingSections,
    seo,
    slugField({
      name: "slug",
      label: "Slug",
      unique: true,
      description: "The last part of the URL, after /learning-center/.",
    }),
    choice({ name: "topic", label: "Topic", labels: topicLabels }),
    choice({ name: "level", label: "Level", labels: levelLabels }),
    {
      name: "minutes",
      type: "number",
      label: "Minutes",
      access: { update: isEditorForField },
      admin: { position: "sidebar", description: "How long the lesson takes, from 2 to 30." },
      validate: (value: unknown) =>
        (typeof value === "number" && Number.isInteger(value) && value >= 2 && value <= 30) ||
        "Enter a whole number from 2 to 30.",
    },
    redirectOldUrl,
    ready,
    readyIn,
  ],
};
