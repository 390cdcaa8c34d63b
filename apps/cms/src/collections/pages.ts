import type { CollectionConfig } from "payload";
import { slugField } from "../fields/address-part.ts";
import { blocks } from "../fields/blocks.ts";
import { ready, readyIn } from "../fields/ready.ts";
import { seo } from "../fields/seo.ts";
import { translatedLine } from "../fields/translated-text.ts";
import { draftPreview } from "../preview/draft-preview.ts";
import { pagePublication } from "../publish/page-publication.ts";
import { publishWhenSaved } from "../publish/publish-when-saved.ts";
import { draftedAccess, draftedAdmin, draftedHooks, draftedVersions } from "./drafted.ts";

export const pages: CollectionConfig = {
  slug: "pages",
  labels: { singular: "Page", plural: "Pages" },
  admin: {
    ...draftedAdmin,
    livePreview: draftPreview(pagePublication),
    group: "Content",
    useAsTitle: "title",
    defaultColumns: ["title", "slug", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["title", "slug"],
    description: "Pages of the shop that present no single product, Home among them.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  hooks: draftedHooks(publishWhenSaved(pagePublication)),
  fields: [
    translatedLine({ name: "title", label: "Title", needed: true }),
    blocks,
    seo,
    slugField({
      name: "slug",
      label: "Slug",
      unique: true,
      description: "The page's address. Home has “home”.",
    }),
    ready,
    readyIn,
  ],
};
