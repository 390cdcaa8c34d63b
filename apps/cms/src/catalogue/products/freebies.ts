import { freebieInputs, type FreebieInput } from "@autotune/commerce";
import type { ArrayField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { idOf } from "../../platform/documents/id-of.ts";

const inputLabels: Record<FreebieInput, string> = {
  radio: "Radio buttons: one gift per group",
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
  admin: { description: "What customers get free with this product." },
  fields: [
    {
      name: "product",
      type: "relationship",
      relationTo: "products",
      label: "Product",
      access,
      filterOptions: { promoOnly: { equals: true } },
      admin: {
        description: "A free product, or a plan that starts with free days.",
      },
      // Whether it can be given is checked for the whole product at once.
      validate: (value: unknown) => idOf(value) !== undefined || "Choose a product.",
    },
    {
      name: "choice",
      type: "checkbox",
      label: "Customer chooses",
      defaultValue: false,
      access,
      admin: { description: "Otherwise the gift is added automatically." },
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
              label: "Shown as",
              defaultValue: "radio",
              options: freebieInputs.map((value) => ({ value, label: inputLabels[value] })),
              access,
              admin: { width: "50%" },
              validate: (value: unknown) =>
                freebieInputs.some((input) => input === value) || "Choose how it’s shown.",
            },
            {
              name: "group",
              type: "text",
              label: "Group",
              access,
              admin: {
                width: "50%",
                description:
                  "Gifts with radio buttons in the same group: the customer gets one of them.",
              },
              validate: (value: unknown) =>
                (typeof value === "string" && value.trim() !== "") ||
                "Enter a group name, for example “gift”.",
            },
          ],
        },
        {
          name: "isDefaultValue",
          type: "checkbox",
          label: "Selected by default",
          defaultValue: false,
          access,
        },
      ],
    },
    {
      name: "subscriptionLineItemAddon",
      type: "checkbox",
      label: "In addition to another plan",
      defaultValue: false,
      access,
      admin: { description: "Adds this plan to the one in the cart instead of replacing it." },
    },
  ],
};
