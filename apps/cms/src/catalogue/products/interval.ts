import { intervalUnits, type IntervalUnit } from "@autotune/commerce";
import type { GroupField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

const unitLabels: Record<IntervalUnit, string> = { m: "Months", y: "Years" };
const access = { update: isEditorForField };

/** How often a plan is charged. A trial has the interval of the plan that it becomes. */
export const interval: GroupField = {
  name: "interval",
  type: "group",
  label: "Billed every",
  fields: [
    {
      type: "row",
      fields: [
        {
          name: "count",
          type: "number",
          label: "Number",
          defaultValue: 1,
          access,
          admin: { width: "50%" },
          validate: (value: unknown) =>
            (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 60) ||
            "Enter a whole number from 1 to 60.",
        },
        {
          name: "unit",
          type: "select",
          label: "Unit",
          defaultValue: "m",
          options: intervalUnits.map((value) => ({ value, label: unitLabels[value] })),
          access,
          admin: { width: "50%" },
          validate: (value: unknown) =>
            intervalUnits.some((unit) => unit === value) || "Choose months or years.",
        },
      ],
    },
  ],
};
