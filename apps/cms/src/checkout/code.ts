import type { TextField } from "payload";
import { isEditorForField } from "../access/is-editor.ts";

/** What people type to get an offer. However it is written here, it is stored in capitals. */
export function code(description: string): TextField {
  return {
    name: "code",
    type: "text",
    label: "Code",
    unique: true,
    index: true,
    access: { update: isEditorForField },
    admin: { description },
    hooks: {
      beforeValidate: [
        ({ value }) => (typeof value === "string" ? value.trim().toUpperCase() : undefined),
      ],
    },
    validate: (value: unknown) =>
      (typeof value === "string" && /^[A-Z0-9-]{3,40}$/.test(value)) ||
      "Use 3 to 40 letters, digits and hyphens.",
  };
}
