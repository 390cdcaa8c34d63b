import type { SelectField } from "payload";
import { isEditorForField } from "../access/is-editor.ts";

interface Choice {
  readonly name: string;
  readonly label: string;
  /** Each value with the word that an editor reads. */
  readonly labels: Readonly<Record<string, string>>;
}

/** One of some values, which what it stands in cannot do without. */
export function choice({ name, label, labels }: Choice): SelectField {
  return {
    name,
    type: "select",
    label,
    options: Object.entries(labels).map(([value, word]) => ({ value, label: word })),
    access: { update: isEditorForField },
    admin: { position: "sidebar" },
    validate: (value: unknown) =>
      (typeof value === "string" && Object.hasOwn(labels, value)) || "Choose one of them.",
  };
}
