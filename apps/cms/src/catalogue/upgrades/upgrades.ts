import type { CollectionConfig } from "payload";
import { nameUpgrade } from "./name-upgrade.ts";
import { chosenProduct } from "../fields/chosen-product.ts";
import { discount } from "../prices/discount.ts";
import { prices } from "../prices/prices.ts";
import { publishRowsWhenSaved } from "../../platform/publishing/publish-rows-when-saved.ts";
import { upgradePublication } from "./upgrade-publication.ts";
import { draftedAdmin, draftedVersions, editorsOnly } from "../../platform/drafts/drafted.ts";

const publishing = publishRowsWhenSaved(upgradePublication);

export const upgrades: CollectionConfig = {
  slug: "upgrades",
  labels: { singular: "Upgrade", plural: "Upgrades" },
  admin: {
    ...draftedAdmin,
    group: "Catalogue",
    useAsTitle: "path",
    defaultColumns: ["path", "explanation", "_status", "updatedAt"],
    listSearchableFields: ["path", "explanation"],
    description: "What it costs to make one product out of another that somebody owns.",
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
        chosenProduct({ name: "target", label: "Becomes" }),
      ],
    },
    {
      name: "explanation",
      type: "textarea",
      label: "Explanation",
      admin: { rows: 2, description: "Why it costs what it costs. Customers do not see it." },
    },
    prices,
    discount,
    {
      name: "path",
      type: "text",
      label: "Path",
      unique: true,
      access: { create: () => false, update: () => false },
      admin: {
        position: "sidebar",
        readOnly: true,
        description: "Made from the paths of both products.",
      },
    },
  ],
};
