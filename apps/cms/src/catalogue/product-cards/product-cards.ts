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
  perpetual: "Perpetual license",
  subscription: "Subscription (monthly and annual)",
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
    group: "Products",
    useAsTitle: "slug",
    defaultColumns: ["slug", "title", "type", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["slug", "title"],
    description:
      "The choices in the product options window: what each one includes and what its button does.",
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
          label: "Text",
          fields: [
            translatedLine({ name: "title", label: "Title", needed: true }),
            translatedLine({ name: "subtitle", label: "Subtitle" }),
            translatedLine({
              name: "banner",
              label: "Banner",
              description:
                "A ribbon above the card. If empty, the Unlimited card says “BEST VALUE”.",
            }),
            translatedLine({ name: "priceSubtext", label: "Line below the price" }),
            translatedLine({
              name: "priceConditionals",
              label: "Price condition",
              description:
                "When the price applies, for example “For students”. Usually empty: volume discounts are shown automatically.",
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
              label: "What’s included",
              fields: [
                featureGroups({ name: "annual", label: "Annual plan", condition: isPlan }),
                featureGroups({ name: "monthly", label: "Monthly plan", condition: isPlan }),
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
                chosenProduct({ name: "annual", label: "Annual plan", condition: isPlan }),
                chosenProduct({ name: "monthly", label: "Monthly plan", condition: isPlan }),
                chosenProduct({ name: "default", label: "Product", condition: isOther }),
              ],
            },
            {
              name: "useNormalRate",
              type: "checkbox",
              label: "Show the annual price per year",
              defaultValue: false,
              access,
              admin: { condition: isPlan, description: "Otherwise it’s shown per month." },
            },
            {
              name: "includedIn",
              type: "relationship",
              relationTo: "product-cards",
              hasMany: true,
              label: "Also included in",
              access,
              admin: { description: "Other cards that include this product." },
            },
          ],
        },
        {
          label: "Button",
          fields: [
            translatedLine({
              name: "primaryCtaText",
              label: "Label",
              description: "Leave empty for the default label of this card type.",
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
      description: "How links and other cards refer to it, for example auto-tune-pro.",
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
