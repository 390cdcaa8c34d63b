import type { CollectionConfig } from "payload";
import { isEditorForField } from "../access/is-editor.ts";
import { pathField } from "../fields/address-path.ts";
import { chosenProducts } from "../fields/chosen-products.ts";
import { ready, readyIn } from "../fields/ready.ts";
import { seo } from "../fields/seo.ts";
import { translatedLine, translatedParagraph } from "../fields/translated-text.ts";
import { draftPreview } from "../preview/draft-preview.ts";
import { manualPublication } from "../publish/manual-publication.ts";
import { publishWhenSaved } from "../publish/publish-when-saved.ts";
import { manualChapters } from "../reading/chapters-field.ts";
import { rejectSharedPaths } from "../reading/refuse-shared-addresses.ts";
import { draftedAccess, draftedAdmin, draftedHooks, draftedVersions } from "./drafted.ts";

const publishing = publishWhenSaved(manualPublication);

export const manuals: CollectionConfig = {
  slug: "manuals",
  labels: { singular: "Manual", plural: "Manuals" },
  admin: {
    ...draftedAdmin,
    livePreview: draftPreview(manualPublication),
    group: "Reading",
    useAsTitle: "title",
    defaultColumns: ["title", "version", "slug", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["title", "slug"],
    description: "The manuals of the products, chapter by chapter.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  hooks: draftedHooks({
    ...publishing,
    beforeChange: [rejectSharedPaths, ...publishing.beforeChange],
  }),
  fields: [
    translatedLine({ name: "title", label: "Title", needed: true }),
    translatedParagraph({
      name: "summary",
      label: "Summary",
      description: "Two sentences for the list of manuals.",
      needed: true,
    }),
    chosenProducts("What it describes, the main one first."),
    manualChapters,
    seo,
    pathField({
      name: "slug",
      label: "Slug",
      description: "Its address below /documentation. It may have several parts.",
    }),
    {
      name: "version",
      type: "text",
      label: "Version",
      access: { update: isEditorForField },
      admin: { position: "sidebar", description: "Of the software, for example 11.2.0." },
      validate: (value: unknown) =>
        (typeof value === "string" && value.trim() !== "") || "Type the version.",
    },
    ready,
    readyIn,
  ],
};
