import type { Field } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { costsNothing } from "../prices/costs-nothing.ts";

const access = { update: isEditorForField };

/** How a product differs from one that anybody can buy. */
export const rarelyNeeded: Field[] = [
  {
    name: "promoOnly",
    type: "checkbox",
    label: "Only given, or sold in a promotion",
    defaultValue: false,
    access,
    validate: (value: unknown, { data }: { data: { prices?: unknown; wpOnly?: unknown } }) =>
      value === true ||
      data.wpOnly === true ||
      !costsNothing(data.prices) ||
      "A product that costs nothing can only be given. Mark it here.",
  },
  {
    name: "wpOnly",
    type: "checkbox",
    label: "No longer sold",
    defaultValue: false,
    access,
    admin: { description: "Somebody may own it, nobody can buy it." },
  },
  {
    name: "useWibu",
    type: "checkbox",
    label: "Its licences can live on a dongle",
    defaultValue: false,
    access,
  },
  {
    name: "variantParent",
    type: "relationship",
    relationTo: "products",
    label: "A form of",
    access,
    admin: {
      description:
        "The product of which this is one form, for example the same plan paid by the month.",
    },
  },
];
