import type { CollectionConfig } from "payload";
import { slugField } from "../../platform/fields/slug-field.ts";
import { chosenProducts } from "../../catalogue/fields/chosen-products.ts";
import { isSample } from "../../platform/fields/is-sample.ts";
import { ready, readyIn } from "../../platform/fields/ready.ts";
import { redirectOldUrl } from "../../platform/fields/redirect-old-url.ts";
import { seo } from "../seo/seo.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { draftPreview } from "../preview/draft-preview.ts";
import { artistPublication } from "./artist-publication.ts";
import { publishWhenSaved } from "../../platform/publishing/publish-when-saved.ts";
import { readingSections } from "../../platform/markdown/reading-sections.ts";
import {
  draftedAccess,
  draftedAdmin,
  draftedHooks,
  draftedVersions,
} from "../../platform/drafts/drafted.ts";

export const artists: CollectionConfig = {
  slug: "artists",
  labels: { singular: "Artist", plural: "Artists" },
  admin: {
    ...draftedAdmin,
    livePreview: draftPreview(artistPublication),
    group: "Pages and blog",
    useAsTitle: "name",
    defaultColumns: ["name", "role", "slug", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["name", "slug"],
    description: "Singers, producers and engineers who use our plug-ins, and how they work.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  custom: { publication: artistPublication },
  hooks: draftedHooks(publishWhenSaved(artistPublication)),
  fields: [
    translatedLine({ name: "name", label: "Name", needed: true }),
    translatedLine({
      name: "role",
      label: "Role",
      description: "What they do, for example “Mixing engineer”.",
      needed: true,
    }),
    translatedParagraph({ name: "quote", label: "Quote", needed: true }),
    translatedParagraph({
      name: "summary",
      label: "Summary",
      description: "Two sentences, shown in lists.",
      needed: true,
    }),
    chosenProducts("The products they use, main one first."),
    readingSections,
    seo,
    slugField({
      name: "slug",
      label: "Slug",
      unique: true,
      description: "The last part of the URL, after /artists/.",
    }),
    isSample,
    redirectOldUrl,
    ready,
    readyIn,
  ],
};
