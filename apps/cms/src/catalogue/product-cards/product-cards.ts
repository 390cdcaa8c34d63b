import { productTypes, type ProductType } from "@autotune/commerce";
import type { CollectionConfig } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { slugField } from "../../platform/fields/slug-field.ts";
import { ctaOverride } from "./action-fields.ts";
import { chosenProduct } from "../fields/chosen-product.ts";
import { featureGroups } from "./feature-groups.ts";
import { ready, readyIn } from "../../platform/fields/ready.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { productCardPublication } from "./product-card-publication.ts";
import { publishWhenSaved } from "../../platform/publishing/publish-when-saved.ts";
import {
  draftedAccess,
  draftedAdmin,
  draftedHooks,
  draftedVersions,
} from "../../platform/drafts/drafted.ts";

const typeLabels: Record<ProductType, string> = {
  perpetual: "Perpetual licence",
  subscription: "Subscription, by the month and by the year",
  trial: "Trial",
  upgrade: "Upgrade",
};
const access = { update: isEditorForField };
const isPlan = ({ type }: { readonly type?: unknown }) => type === "subscription";
const isOther = ({ type }: { readonly type?: unknown }) => type !== "subscription";

export const productCards: CollectionConfig = {
  slug: "product-cards",
  labels: { singular: "Product card", plural: "Product cards" },
  admin: {
    ...draftedAdmin,
    group: "Catalogue",
    useAsTitle: "slug",
    defaultColumns: ["slug", "title", "type", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["slug", "title"],
    description: "The choices in the product options: what each is, holds, and does.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  custom: { publication: productCardPublication },
  hooks: draftedHooks(publishWhenSaved(productCardPublication)),
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: "Words",
          fields: [
            translatedLine({ name: "title", label: "Title", needed: true }),
            translatedLine({ name: "subtitle", label: "Subtitle" }),
            translatedLine({
              name: "banner",
              label: "Banner",
              description: "Over the card. Unlimited without one says “BEST VALUE”.",
            }),
            translatedLine({ name: "priceSubtext", label: "Below the price" }),
            translatedLine({
              name: "priceConditionals",
              label: "Condition of the price",
              description:
                "Under which condition the price holds. Often nothing: what several copies save is said by itself.",
            }),
            translatedParagraph({ name: "terms", label: "Terms" }),
            translatedParagraph({ name: "notes", label: "Notes" }),
          ],
        },
        {
          label: "Features",
          fields: [
            {
              name: "content",
              type: "group",
              label: "What it holds",
              fields: [
                featureGroups({ name: "annual", label: "By the year", condition: isPlan }),
                featureGroups({ name: "monthly", label: "By the month", condition: isPlan }),
                featureGroups({ name: "default", label: "Features", condition: isOther }),
              ],
            },
          ],
        },
        {
          label: "What it sells",
          fields: [
            {
              name: "products",
              type: "group",
              label: "Products",
              fields: [
                chosenProduct({ name: "annual", label: "Paid by the year", condition: isPlan }),
                chosenProduct({ name: "monthly", label: "Paid by the month", condition: isPlan }),
                chosenProduct({ name: "default", label: "Product", condition: isOther }),
              ],
            },
            {
              name: "useNormalRate",
              type: "checkbox",
              label: "Show a year's price as it is charged",
              defaultValue: false,
              access,
              admin: { condition: isPlan, description: "Without it, by the month." },
            },
            {
              name: "includedIn",
              type: "relationship",
              relationTo: "product-cards",
              hasMany: true,
              label: "Also part of",
              access,
              admin: { description: "Cards that hold this product too." },
            },
          ],
        },
        {
          label: "Button",
          fields: [
            translatedLine({
              name: "primaryCtaText",
              label: "Label",
              description: "Empty: the usual label of its type.",
            }),
            ctaOverride,
          ],
        },
      ],
    },
    slugField({
      name: "slug",
      label: "Slug",
      unique: true,
      description: "What links and other cards name it by.",
    }),
    {
      name: "type",
      type: "select",
      label: "Type",
      defaultValue: "perpetual",
      options: productTypes.map((value) => ({ value, label: typeLabels[value] })),
      access,
      admin: { position: "sidebar" },
      validate: (value: unknown) => productTypes.some((type) => type === value) || "Choose a type.",
    },
    ready,
    readyIn,
  ],
};
