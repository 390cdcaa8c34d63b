import type { CollectionConfig } from "payload";
import { isEditorForField } from "../access/is-editor.ts";
import { slugField } from "../platform/fields/slug-field.ts";
import { chosenProducts } from "../catalogue/fields/chosen-products.ts";
import { ready, readyIn } from "../platform/fields/ready.ts";
import { redirectOldUrl } from "../platform/fields/redirect-old-url.ts";
import { seo } from "../content/seo/seo.ts";
import { translatedLine, translatedParagraph } from "../platform/fields/translated-text.ts";
import { draftPreview } from "../content/preview/draft-preview.ts";
import { downloadPagePublication } from "./download-page-publication.ts";
import { publishWhenSaved } from "../platform/publishing/publish-when-saved.ts";
import {
  draftedAccess,
  draftedAdmin,
  draftedHooks,
  draftedVersions,
} from "../platform/drafts/drafted.ts";

export const downloadPages: CollectionConfig = {
  slug: "download-pages",
  labels: { singular: "Download page", plural: "Download pages" },
  admin: {
    ...draftedAdmin,
    livePreview: draftPreview(downloadPagePublication),
    group: "Downloads",
    useAsTitle: "title",
    defaultColumns: ["title", "slug", "order", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["title", "slug"],
    description: "Pages under /software-download. The files come from the installers.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  custom: { publication: downloadPagePublication },
  hooks: draftedHooks(publishWhenSaved(downloadPagePublication)),
  fields: [
    translatedLine({ name: "title", tokens: "none", label: "Title", needed: true }),
    translatedParagraph({ name: "text", tokens: "none", label: "Text", needed: true }),
    chosenProducts(
      "Products with installers on this page, in this order. A plan covers everything it includes.",
    ),
    seo,
    slugField({
      name: "slug",
      label: "Slug",
      unique: true,
      description: "The last part of the URL, after /software-download/.",
    }),
    {
      name: "order",
      type: "number",
      label: "Order",
      defaultValue: 0,
      access: { update: isEditorForField },
      admin: { position: "sidebar", description: "Lower numbers come first." },
      validate: (value: unknown) => Number.isInteger(value) || "Enter a whole number.",
    },
    redirectOldUrl,
    ready,
    readyIn,
  ],
};
