import type { CollectionConfig } from "payload";
import { slugField } from "../../platform/fields/slug-field.ts";
import { blocksField } from "../../blocks/blocks-field.ts";
import { ready, readyIn } from "../../platform/fields/ready.ts";
import { redirectOldUrl } from "../../platform/fields/redirect-old-url.ts";
import { seo } from "../seo/seo.ts";
import { translatedLine } from "../../platform/fields/translated-text.ts";
import { draftPreview } from "../preview/draft-preview.ts";
import { policy } from "./policy.ts";
import { pagePublication } from "./page-publication.ts";
import { publishWhenSaved } from "../../platform/publishing/publish-when-saved.ts";
import {
  draftedAccess,
  draftedAdmin,
  draftedHooks,
  draftedVersions,
} from "../../platform/drafts/drafted.ts";

export const pages: CollectionConfig = {
  slug: "pages",
  labels: { singular: "Page", plural: "Pages" },
  admin: {
    ...draftedAdmin,
    livePreview: draftPreview(pagePublication),
    group: "Pages and blog",
    useAsTitle: "title",
    defaultColumns: ["title", "slug", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["title", "slug"],
    description: "Store pages that aren’t about a single product, including Home.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  custom: { publication: pagePublication },
  hooks: draftedHooks(publishWhenSaved(pagePublication)),
  fields: [
    translatedLine({ name: "title", label: "Title", needed: true }),
    blocksField,
    seo,
    slugField({
      name: "slug",
      label: "Slug",
      unique: true,
      description: "The page’s URL. For Home, use “home”.",
    }),
    redirectOldUrl,
    policy,
    ready,
    readyIn,
  ],
};
