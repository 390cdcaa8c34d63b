import type { SelectField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

interface Choice {
  readonly name: string;
  readonly label: string;
  /** Each value with its label for editors. */
  readonly labels: Readonly<Record<string, string>>;
}

/** A required choice of one value. */
export function choice({ name, label, labels }: Choice): SelectField {
  return {
    name,
    type: "select",
    label,
    options: Object.entries(labels).map(([value, word]) => ({ value, label: word })),
    access: { update: isEditorForField },
    admin: { position: "sidebar" },
    validate: (value: unknown) =>
      (typeof value === "string" && Object.hasOwn(labels, value)) || "Choose an option.",
  };
}
