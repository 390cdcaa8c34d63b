import { largestQuantity } from "@autotune/commerce";
import type { ArrayField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { stepDiscount } from "./discount.ts";
import { isRow } from "../../platform/documents/row.ts";

const access = { update: isEditorForField };

/** From so many copies on, each of them costs less. */
export const quantityDiscounts: ArrayField = {
  name: "quantityDiscounts",
  type: "array",
  label: "Volume discounts",
  labels: { singular: "Tier", plural: "Tiers" },
  access,
  admin: {
    description:
      "From this quantity on, every license costs less. The highest tier reached applies.",
    condition: ({ type }) => type === "perpetual",
  },
  fields: [
    {
      name: "from",
      type: "number",
      label: "Minimum quantity",
      access,
      validate: (value: unknown) =>
        (typeof value === "number" &&
          Number.isInteger(value) &&
          value >= 2 &&
          value <= largestQuantity) ||
        `Enter a whole number from 2 to ${largestQuantity}.`,
    },
    ...stepDiscount,
  ],
  validate: (rows: unknown) => {
    const steps = Array.isArray(rows) ? rows.filter(isRow).map((row) => row["from"]) : [];
    return new Set(steps).size === steps.length || "Two tiers start at the same quantity.";
  },
};
