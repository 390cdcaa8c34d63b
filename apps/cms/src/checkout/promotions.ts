import type { CollectionConfig, TextField } from "payload";
import { chosenProduct } from "../catalogue/fields/chosen-product.ts";
import { code } from "./code.ts";
import { isSlug } from "../platform/fields/is-slug.ts";
import { period, periodStateField } from "../catalogue/prices/period.ts";
import { prices } from "../catalogue/prices/prices.ts";
import { productList } from "../catalogue/fields/product-list.ts";
import { promotionPublication } from "./promotion-publication.ts";
import { publishRowsWhenSaved } from "../platform/publishing/publish-rows-when-saved.ts";
import { wordlessAdmin, draftedVersions, editorsOnly } from "../platform/drafts/drafted.ts";

const word = (name: string, label: string, description: string): TextField => ({
  name,
  type: "text",
  label,
  admin: { width: "50%", description },
  validate: (value: unknown) =>
    isSlug(value) || "Use lowercase letters, digits and single hyphens, for example loyal-26.",
});

export const promotions: CollectionConfig = {
  slug: "promotions",
  labels: { singular: "Promotion", plural: "Promotions" },
  admin: {
    ...wordlessAdmin,
    group: "Offers",
    useAsTitle: "code",
    defaultColumns: [
      "code",
      "promotionId",
      "periodState",
      "startsAt",
      "endsAt",
      "_status",
      "updatedAt",
    ],
    listSearchableFields: ["code", "promotionId", "offerTag"],
    description: "Special prices for customers who have the code and qualify.",
  },
  access: editorsOnly,
  versions: draftedVersions,
  custom: { rowPublication: promotionPublication },
  hooks: publishRowsWhenSaved(promotionPublication),
  fields: [
    code("What customers type, for example LOYAL26."),
    {
      type: "row",
      fields: [
        { ...word("promotionId", "ID", "How orders record this promotion."), unique: true },
        word("offerTag", "Offer tag", "What the payment provider’s reports show."),
      ],
    },
    periodStateField,
    period,
    {
      name: "products",
      type: "array",
      label: "Products",
      labels: { singular: "Product", plural: "Products" },
      fields: [chosenProduct({ name: "product", label: "Product" }), prices],
      validate: (rows: unknown) =>
        (Array.isArray(rows) && rows.length > 0) || "Choose at least one product.",
    },
    productList({
      name: "ownersOf",
      label: "For owners of",
      description: "Anyone who owns one of these qualifies. Leave empty for everyone.",
    }),
    {
      name: "oncePerPerson",
      type: "checkbox",
      label: "Once per customer",
      defaultValue: false,
    },
  ],
};
