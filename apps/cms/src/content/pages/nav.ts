import type { GroupField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { translatedLine } from "../../platform/fields/translated-text.ts";

const access = { update: isEditorForField };

/** How the shop's menus name a product page. */
export const nav: GroupField = {
  name: "nav",
  type: "group",
  label: "Menus",
  admin: { position: "sidebar" },
  fields: [
    {
      name: "shown",
      type: "checkbox",
      label: "Show in menus",
      defaultValue: false,
      access,
    },
    {
      type: "group",
      admin: { condition: (_data: unknown, own: { shown?: unknown }) => own.shown === true },
      fields: [
        translatedLine({
          name: "description",
          label: "Line below the name",
          description: "A few words, for example “Note by note”.",
        }),
        { name: "isNew", type: "checkbox", label: "Mark as new", defaultValue: false, access },
        {
          name: "order",
          type: "number",
          label: "Order within the family",
          defaultValue: 0,
          access,
          admin: { description: "Lower numbers come first." },
          validate: (value: unknown) => Number.isInteger(value) || "Enter a whole number.",
        },
      ],
    },
  ],
};
