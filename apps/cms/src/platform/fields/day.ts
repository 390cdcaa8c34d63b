import type { DateField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

interface Day {
  readonly name: string;
  readonly label: string;
}

/** A required day without a time. */
export function day({ name, label }: Day): DateField {
  return {
    name,
    type: "date",
    label,
    access: { update: isEditorForField },
    admin: { date: { pickerAppearance: "dayOnly", displayFormat: "d MMM yyyy" } },
    validate: (value: unknown) => (value !== null && value !== undefined) || "Choose a date.",
  };
}
