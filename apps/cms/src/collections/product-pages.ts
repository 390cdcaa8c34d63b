import type { CollectionConfig } from "payload";
import { isEditorForField } from "../access/is-editor.ts";
import { slugField } from "../fields/address-part.ts";
import { blocks } from "../fields/blocks.ts";
import { chosenProducts } from "../fields/chosen-products.ts";
import { family } from "../fields/family.ts";
import { nav } from "../fields/nav.ts";
import { ready, readyIn } from "../fields/ready.ts";
import { seo } from "../fields/seo.ts";
import { subpageTabs } from "../fields/subpage-tabs.ts";
import { translatedLine, translatedParagraph } from "../fields/translated-text.ts";
import { draftPreview } from "../preview/draft-preview.ts";
import { productPagePublication } from "../publish/product-page-publication.ts";
import { publishWhenSaved } from "../publish/publish-when-saved.ts";
import { draftedAccess, draftedAdmin, draftedHooks, draftedVersions } from "./drafted.ts";

export const productPages: CollectionConfig = {
  slug: "product-pages",
  labels: { singular: "Product page", plural: "Product pages" },
  admin: {
    ...draftedAdmin,
    livePreview: draftPreview(productPagePublication),
    group: "Content",
    useAsTitle: "name",
    defaultColumns: ["name", "family", "slug", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["name", "slug"],
    description:
      "The page on which a product is presented. Prices come from the products that are chosen on it.",
  },
  access: draftedAccess,
  versions: draftedVersions,
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
            translatedParagraph({ name: "text", label: "Text" }),
            {
              name: "picture",
              type: "upload",
              relationTo: "pictures",
              label: "Picture",
              access: { update: isEditorForField },
              admin: { description: "Shown instead of the drawn window." },
            },
            chosenProducts("What can be bought on this page, the main one first."),
            blocks,
            seo,
          ],
        },
        ...subpageTabs,
      ],
    },
    family({ inSidebar: true }),
    slugField({
      name: "slug",
      label: "Slug",
      unique: false,
      description: "The last part of the address.",
    }),
    nav,
    ready,
    readyIn,
  ],
};
