import type { Field } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { costsNothing } from "../prices/costs-nothing.ts";

const access = { update: isEditorForField };

/** How a product differs from one that anybody can buy. */
export const rarelyNeeded: Field[] = [
  {
    name: "promoOnly",
    type: "checkbox",
    label: "Gifts and promotions only",
    defaultValue: false,
    access,
    validate: (value: unknown, { data }: { data: { prices?: unknown; wpOnly?: unknown } }) =>
      value === true ||
      data.wpOnly === true ||
      !costsNothing(data.prices) ||
      "A free product can only be a gift. Check this box.",
  },
  {
    name: "wpOnly",
    type: "checkbox",
    label: "No longer sold",
    defaultValue: false,
    access,
    admin: { description: "Owners keep it, but no one can buy it." },
  },
  {
    name: "useWibu",
    type: "checkbox",
    label: "Licenses can be stored on a dongle",
    defaultValue: false,
    access,
  },
  {
    name: "variantParent",
    type: "relationship",
    relationTo: "products",
    label: "Variant of",
    access,
    admin: {
      description: "The product this is a version of, for example the same plan billed monthly.",
    },
  },
];
