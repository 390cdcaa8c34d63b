import type { CollectionConfig } from "payload";
import { slugField } from "../fields/address-part.ts";
import { chosenProducts } from "../fields/chosen-products.ts";
import { isSample } from "../fields/is-sample.ts";
import { ready, readyIn } from "../fields/ready.ts";
import { seo } from "../fields/seo.ts";
import { translatedLine, translatedParagraph } from "../fields/translated-text.ts";
import { draftPreview } from "../preview/draft-preview.ts";
import { artistPublication } from "../publish/artist-publication.ts";
import { publishWhenSaved } from "../publish/publish-when-saved.ts";
import { readingSections } from "../reading/sections-field.ts";
import { draftedAccess, draftedAdmin, draftedHooks, draftedVersions } from "./drafted.ts";

export const artists: CollectionConfig = {
  slug: "artists",
  labels: { singular: "Artist", plural: "Artists" },
  admin: {
    ...draftedAdmin,
    livePreview: draftPreview(artistPublication),
    group: "Reading",
    useAsTitle: "name",
    defaultColumns: ["name", "role", "slug", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["name", "slug"],
    description: "People who sing or mix with the tools, and how they do it.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  hooks: draftedHooks(publishWhenSaved(artistPublication)),
  fields: [
    translatedLine({ name: "name", label: "Name", needed: true }),
    translatedLine({
      name: "role",
      label: "Role",
      description: "What they do, in a few words.",
      needed: true,
    }),
    translatedParagraph({ name: "quote", label: "Quote", needed: true }),
    translatedParagraph({
      name: "summary",
      label: "Summary",
      description: "Two sentences for lists.",
      needed: true,
    }),
    chosenProducts("What they work with, the main one first."),
    readingSections,
    seo,
    slugField({
      name: "slug",
      label: "Slug",
      unique: true,
      description: "The last part of the address, below /artists.",
    }),
    isSample,
    ready,
    readyIn,
  ],
};
