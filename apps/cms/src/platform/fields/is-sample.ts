import type { CheckboxField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

export const isSample: CheckboxField = {
  name: "isSample",
  type: "checkbox",
  label: "Sample",
  defaultValue: false,
  access: { update: isEditorForField },
  admin: {
    position: "sidebar",
    description: "Invented for a demonstration. Other shops never show it.",
  },
};
