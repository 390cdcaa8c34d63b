import type { NumberField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

const longest = 730;

/** Days before the first charge. A trial is nothing without them; a plan may have them as a gift. */
export const trialDays: NumberField = {
  name: "trialDays",
  type: "number",
  label: "Free days before the first charge",
  access: { update: isEditorForField },
  admin: { description: "A trial has 14. Leave empty to charge right away." },
  validate: (value: unknown, { data }: { data: { type?: unknown } }) => {
    if (value === null || value === undefined)
      return data.type !== "trial" || "Enter the number of trial days.";
    return (
      (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= longest) ||
      `Enter a whole number from 1 to ${longest}.`
    );
  },
};
