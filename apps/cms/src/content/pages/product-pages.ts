import type { CollectionConfig } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { slugField } from "../../platform/fields/slug-field.ts";
import { blocksField } from "../../blocks/blocks-field.ts";
import { chosenProducts } from "../../catalogue/fields/chosen-products.ts";
import { familyField } from "../../catalogue/fields/family-field.ts";
import { nav } from "./nav.ts";
import { ready, readyIn } from "../../platform/fields/ready.ts";
import { redirectOldUrl } from "../../platform/fields/redirect-old-url.ts";
import { seo } from "../seo/seo.ts";
import { subpageTabs } from "./subpage-tabs.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { draftPreview } from "../preview/draft-preview.ts";
import { productPagePublication } from "./product-page-publication.ts";
import { publishWhenSaved } from "../../platform/publishing/publish-when-saved.ts";
import {
  draftedAccess,
  draftedAdmin,
  draftedHooks,
  draftedVersions,
} from "../../platform/drafts/drafted.ts";

export const productPages: CollectionConfig = {
  slug: "product-pages",
  labels: { singular: "Product page", plural: "Product pages" },
  admin: {
    ...draftedAdmin,
    livePreview: draftPreview(productPagePublication),
    group: "Products",
    useAsTitle: "name",
    defaultColumns: ["name", "family", "slug", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["name", "slug"],
    description: "The page that presents a product. Prices come from the products you choose here.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  custom: { publication: productPagePublication },
  hooks: draftedHooks(publishWhenSaved(productPagePublication)),
  indexes: [{ fields: ["family", "slug"], unique: true }],
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: "Overview",
          fields: [
            translatedLine({ name: "name", label: "Name", needed: true }),
            translatedLine({ name: "tagline", label: "Tagline" }),
            translatedParagraph({ name: "text", tokens: "prices", label: "Text" }),
            {
              name: "picture",
              type: "upload",
              relationTo: "pictures",
              label: "Image",
              access: { update: isEditorForField },
              admin: { description: "Replaces the drawing of the plug-in window." },
            },
            chosenProducts("What customers can buy on this page, main product first."),
            blocksField,
            seo,
          ],
        },
        ...subpageTabs,
      ],
    },
    familyField({ inSidebar: true }),
    slugField({
      name: "slug",
      label: "Slug",
      unique: false,
      description: "The last part of the URL, for example auto-tune-pro.",
    }),
    nav,
    redirectOldUrl,
    ready,
    readyIn,
  ],
};
