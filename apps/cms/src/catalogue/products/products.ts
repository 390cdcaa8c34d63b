import type { CollectionConfig } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { rejectWrongRelations } from "./reject-wrong-relations.ts";
import { discount } from "../prices/discount.ts";
import { freebies } from "./freebies.ts";
import { interval } from "./interval.ts";
import { listColumns } from "./list/list-columns.ts";
import { moves } from "./moves.ts";
import { prices } from "../prices/prices.ts";
import { productIdentity } from "./product-identity.ts";
import { productList } from "../fields/product-list.ts";
import { quantityDiscounts } from "../prices/quantity-discounts.ts";
import { productTraits } from "./product-traits.ts";
import { rarelyNeeded } from "./rarely-needed.ts";
import { ready, readyIn } from "../../platform/fields/ready.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { trialDays } from "./trial-days.ts";
import { productPublication } from "./product-publication.ts";
import { publishWhenSaved } from "../../platform/publishing/publish-when-saved.ts";
import {
  draftedAccess,
  draftedAdmin,
  draftedHooks,
  draftedVersions,
} from "../../platform/drafts/drafted.ts";

const publishing = publishWhenSaved(productPublication);
const isPlan = ({ type }: { type?: unknown }) => type === "subscription" || type === "trial";

export const products: CollectionConfig = {
  slug: "products",
  labels: { singular: "Product", plural: "Products" },
  admin: {
    ...draftedAdmin,
    group: "Products",
    useAsTitle: "name",
    defaultColumns: ["product", "price", "type", "path", "_status", "updatedAt"],
    listSearchableFields: ["path", "pid", "name"],
    description:
      "What’s for sale. Publishing updates prices in the store immediately, whichever languages are ready.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  custom: { publication: productPublication },
  hooks: draftedHooks({
    ...publishing,
    beforeChange: [rejectWrongRelations, ...publishing.beforeChange],
  }),
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: "Text",
          fields: [
            translatedLine({ name: "name", tokens: "none", label: "Name", needed: true }),
            translatedLine({
              name: "summary",
              label: "Summary",
              description: "One line below the name.",
            }),
            translatedParagraph({
              name: "checkoutInfo",
              tokens: "none",
              label: "Checkout note",
              description: "What buyers should know before they pay. Usually empty.",
            }),
            translatedLine({
              name: "specialText",
              tokens: "none",
              label: "Price label",
              description: "A word or two next to the price, for example “Gift”. Usually empty.",
            }),
            {
              name: "picture",
              type: "upload",
              relationTo: "pictures",
              label: "Image",
              access: { update: isEditorForField },
              admin: {
                description:
                  "Shown wherever the product is: cards, carts, search, emails. Without one, the store shows the drawing of the plug-in window. Best 1600 × 1000 pixels. All forms of a plan share one image.",
              },
            },
          ],
        },
        { label: "Filters", fields: productTraits },
        { label: "Prices", fields: [prices] },
        { label: "Discounts", fields: [discount, quantityDiscounts] },
        {
          label: "Plan",
          description: "How the plan is billed and which plans subscribers can move to.",
          admin: { condition: isPlan },
          fields: [interval, trialDays, moves],
        },
        {
          label: "Included products and gifts",
          fields: [
            productList({
              name: "includes",
              label: "Includes",
              description:
                "What customers get with a bundle, gift or plan. Leave empty for a single product.",
              only: { type: { equals: "perpetual" } },
            }),
            freebies,
          ],
        },
        {
          label: "Advanced",
          fields: rarelyNeeded,
        },
      ],
    },
    ...listColumns,
    ...productIdentity,
    ready,
    readyIn,
  ],
};
