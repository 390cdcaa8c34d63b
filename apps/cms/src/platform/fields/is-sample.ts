import type { CheckboxField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

export const isSample: CheckboxField = {
  name: "isSample",
  type: "checkbox",
  label: "A sample",
  defaultValue: false,
  access: { update: isEditorForField },
  admin: {
    position: "sidebar",
    description: "Its people and what they say are invented. Readers see the mark “Sample”.",
  },
};
