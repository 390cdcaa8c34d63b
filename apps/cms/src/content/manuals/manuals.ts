import type { CollectionConfig } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { pathField } from "../../platform/fields/path-field.ts";
import { chosenProducts } from "../../catalogue/fields/chosen-products.ts";
import { ready, readyIn } from "../../platform/fields/ready.ts";
import { redirectOldUrl } from "../../platform/fields/redirect-old-url.ts";
import { seo } from "../seo/seo.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { draftPreview } from "../preview/draft-preview.ts";
import { manualPublication } from "./manual-publication.ts";
import { publishWhenSaved } from "../../platform/publishing/publish-when-saved.ts";
import { manualChapters } from "./manual-chapters.ts";
import { rejectSharedPaths } from "./reject-shared-paths.ts";
import {
  draftedAccess,
  draftedAdmin,
  draftedHooks,
  draftedVersions,
} from "../../platform/drafts/drafted.ts";

const publishing = publishWhenSaved(manualPublication);

export const manuals: CollectionConfig = {
  slug: "manuals",
  labels: { singular: "Manual", plural: "Manuals" },
  admin: {
    ...draftedAdmin,
    livePreview: draftPreview(manualPublication),
    group: "Pages and blog",
    useAsTitle: "title",
    defaultColumns: ["title", "version", "slug", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["title", "slug"],
    description: "Product manuals, chapter by chapter.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  custom: { publication: manualPublication },
  hooks: draftedHooks({
    ...publishing,
    beforeChange: [rejectSharedPaths, ...publishing.beforeChange],
  }),
  fields: [
    translatedLine({ name: "title", label: "Title", needed: true }),
    translatedParagraph({
      name: "summary",
      label: "Summary",
      description: "Two sentences, shown in the list of manuals.",
      needed: true,
    }),
    chosenProducts("The products it covers, main one first."),
    manualChapters,
    seo,
    pathField({
      name: "slug",
      label: "Slug",
      description:
        "The URL after /documentation/. It can have several parts, for example auto-tune-pro/quick-guide.",
    }),
    {
      name: "version",
      type: "text",
      label: "Version",
      access: { update: isEditorForField },
      admin: { position: "sidebar", description: "The software version, for example 11.2.0." },
      validate: (value: unknown) =>
        (typeof value === "string" && value.trim() !== "") || "Enter the version.",
    },
    redirectOldUrl,
    ready,
    readyIn,
  ],
};
