import {
  currencies,
  intervalUnits,
  productTypes,
  type IntervalUnit,
  type ProductType,
} from "@autotune/commerce";
import type { CollectionConfig } from "payload";
import { isEditorForField } from "../access/is-editor.ts";
import { addressPart } from "../fields/address-part.ts";
import { price } from "../fields/price.ts";
import { ready, readyIn } from "../fields/ready.ts";
import { translatedLine } from "../fields/translated-text.ts";
import { productPublication } from "../publish/product-publication.ts";
import { publishWhenSaved } from "../publish/publish-when-saved.ts";
import { draftedAccess, draftedAdmin, draftedHooks, draftedVersions } from "./drafted.ts";

const typeLabels: Record<ProductType, string> = {
  perpetual: "Perpetual licence",
  subscription: "Subscription",
  trial: "Trial",
  upgrade: "Upgrade",
};
const unitLabels: Record<IntervalUnit, string> = { m: "Months", y: "Years" };
const access = { update: isEditorForField };

export const products: CollectionConfig = {
  slug: "products",
  labels: { singular: "Product", plural: "Products" },
  admin: {
    ...draftedAdmin,
    group: "Catalogue",
    useAsTitle: "path",
    defaultColumns: ["path", "name", "type", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["path", "pid", "name"],
    description:
      "What is sold. Publishing changes the prices in the shop at once, whichever languages are ready.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  hooks: draftedHooks(publishWhenSaved(productPublication)),
  fields: [
    translatedLine({ name: "name", label: "Name", needed: true }),
    translatedLine({ name: "summary", label: "Summary", description: "One line below the name." }),
    {
      name: "prices",
      type: "group",
      label: "Prices",
      admin: {
        description: "One price for each currency, set by hand. All are needed to publish.",
      },
      fields: [{ type: "row", fields: currencies.map(price) }],
    },
    addressPart({
      name: "path",
      label: "Path",
      unique: true,
      description:
        "The product's name for the payment provider and in carts. Do not change it after a sale.",
    }),
    {
      name: "pid",
      type: "text",
      label: "Product id",
      unique: true,
      access,
      admin: { position: "sidebar", description: "For example AT-PRO." },
      validate: (value: unknown) =>
        (typeof value === "string" && /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(value)) ||
        "Use capital letters, digits and single hyphens, for example AT-PRO.",
    },
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
    {
      name: "interval",
      type: "group",
      label: "Charged every",
      admin: { position: "sidebar", condition: ({ type }) => type === "subscription" },
      fields: [
        {
          name: "count",
          type: "number",
          label: "Number",
          defaultValue: 1,
          access,
          validate: (value: unknown) =>
            (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 60) ||
            "Type a whole number from 1 to 60.",
        },
        {
          name: "unit",
          type: "select",
          label: "Unit",
          defaultValue: "m",
          options: intervalUnits.map((value) => ({ value, label: unitLabels[value] })),
          access,
          validate: (value: unknown) =>
            intervalUnits.some((unit) => unit === value) || "Choose months or years.",
        },
      ],
    },
    ready,
    readyIn,
  ],
};
