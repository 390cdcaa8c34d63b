import { freebieInputs, type FreebieInput } from "@autotune/commerce";
import type { ArrayField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { idOf } from "../../platform/documents/id-of.ts";

const inputLabels: Record<FreebieInput, string> = {
  radio: "Radio buttons: one of its group",
  checkbox: "Checkbox: yes or no",
};
const access = { update: isEditorForField };
const whereChosen = (_document: unknown, own: { choice?: unknown }) => own.choice === true;

/** What somebody gets for nothing with a product. */
export const freebies: ArrayField = {
  name: "freebies",
  type: "array",
  label: "Gifts",
  labels: { singular: "Gift", plural: "Gifts" },
  access,
  admin: { description: "What somebody gets for nothing with this product." },
  fields: [
    {
      name: "product",
      type: "relationship",
      relationTo: "products",
      label: "Product",
      access,
      filterOptions: { promoOnly: { equals: true } },
      admin: {
        description: "A product that costs nothing, or a plan that begins with free days.",
      },
      // Whether it can be given is checked for the whole product at once.
      validate: (value: unknown) => idOf(value) !== undefined || "Choose the product.",
    },
    {
      name: "choice",
      type: "checkbox",
      label: "The person chooses",
      defaultValue: false,
      access,
      admin: { description: "Without it the gift is simply given." },
    },
    {
      type: "group",
      admin: { condition: whereChosen },
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "inputType",
              type: "select",
              label: "Asked with",
              defaultValue: "radio",
              options: freebieInputs.map((value) => ({ value, label: inputLabels[value] })),
              access,
              admin: { width: "50%" },
              validate: (value: unknown) =>
                freebieInputs.some((input) => input === value) || "Choose how it is asked.",
            },
            {
              name: "group",
              type: "text",
              label: "Group",
              access,
              admin: {
                width: "50%",
                description: "Of the gifts of one group with radio buttons one is given.",
              },
              validate: (value: unknown) =>
                (typeof value === "string" && value.trim() !== "") ||
                "Name the group, for example “gift”.",
            },
          ],
        },
        {
          name: "isDefaultValue",
          type: "checkbox",
          label: "Chosen at first",
          defaultValue: false,
          access,
        },
      ],
    },
    {
      name: "subscriptionLineItemAddon",
      type: "checkbox",
      label: "Beside another plan",
      defaultValue: false,
      access,
      admin: { description: "A plan that is added to the one in the cart, not instead of it." },
    },
  ],
};
