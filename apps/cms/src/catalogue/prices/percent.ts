import type { NumberField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

interface Percent {
  readonly label: string;
  readonly condition: (document: unknown, siblings: { readonly kind?: unknown }) => boolean;
}

/** A share that is taken off: something, and at most everything. */
export function percent({ label, condition }: Percent): NumberField {
  return {
    name: "percent",
    type: "number",
    label,
    access: { update: isEditorForField },
    admin: { condition, description: "More than 0 and up to 100, with two decimals at most." },
    validate: checkPercent,
  };
}

function checkPercent(value: unknown): true | string {
  if (typeof value !== "number" || !(value > 0 && value <= 100))
    return "Enter a number above 0 and up to 100.";
  return Number(value.toFixed(2)) === value || "Use two decimals at most.";
}
