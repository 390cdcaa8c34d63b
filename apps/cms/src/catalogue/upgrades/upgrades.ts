import type { CollectionConfig } from "payload";
import { nameUpgrade } from "./name-upgrade.ts";
import { chosenProduct } from "../fields/chosen-product.ts";
import { upgradeDiscount } from "../prices/discount.ts";
import { prices } from "../prices/prices.ts";
import { publishRowsWhenSaved } from "../../platform/publishing/publish-rows-when-saved.ts";
import { upgradePublication } from "./upgrade-publication.ts";
import { wordlessAdmin, draftedVersions, editorsOnly } from "../../platform/drafts/drafted.ts";

const publishing = publishRowsWhenSaved(upgradePublication);

export const upgrades: CollectionConfig = {
  slug: "upgrades",
  labels: { singular: "Upgrade", plural: "Upgrades" },
  admin: {
    ...wordlessAdmin,
    group: "Products",
    useAsTitle: "path",
    defaultColumns: ["path", "explanation", "_status", "updatedAt"],
    listSearchableFields: ["path", "explanation"],
    description: "What owners of one product pay to move up to another.",
  },
  access: editorsOnly,
  versions: draftedVersions,
  custom: { rowPublication: upgradePublication },
  hooks: { ...publishing, beforeChange: [nameUpgrade, ...publishing.beforeChange] },
  indexes: [{ fields: ["source", "target"], unique: true }],
  fields: [
    {
      type: "row",
      fields: [
        chosenProduct({ name: "source", label: "Owned product" }),
        chosenProduct({ name: "target", label: "Upgrades to" }),
      ],
    },
    {
      name: "explanation",
      type: "textarea",
      label: "Explanation",
      admin: { rows: 2, description: "Why it costs this much. Customers don’t see it." },
    },
    prices,
    upgradeDiscount,
    {
      name: "path",
      type: "text",
      label: "Path",
      unique: true,
      access: { create: () => false, update: () => false },
      admin: {
        position: "sidebar",
        readOnly: true,
        description: "Made automatically from the paths of both products.",
      },
    },
  ],
};
