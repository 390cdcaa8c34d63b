import type { DateField, RowField, UIField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

/** When something holds. Either end may be open. */
export const period: RowField = {
  type: "row",
  fields: [
    dateTimeField("startsAt", "Starts", "Leave empty to start now."),
    {
      ...dateTimeField("endsAt", "Ends", "Leave empty to run until you remove it."),
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        checkEnd(value, siblingData),
    },
  ],
};

/** Says in lists whether it runs, and in the form when it is over. */
export const periodStateField: UIField = {
  name: "periodState",
  type: "ui",
  label: "State",
  admin: {
    components: {
      Cell: "/catalogue/prices/period-cell.tsx#PeriodCell",
      Field: "/catalogue/prices/period-notice.tsx#PeriodNotice",
    },
    disableBulkEdit: true,
  },
};

function dateTimeField(name: string, label: string, description: string): DateField {
  return {
    name,
    type: "date",
    label,
    access: { update: isEditorForField },
    admin: { width: "50%", description, date: { pickerAppearance: "dayAndTime" } },
  };
}

function checkEnd(end: unknown, siblings: unknown): true | string {
  const ends = timeOf(end);
  const starts =
    typeof siblings === "object" && siblings !== null && "startsAt" in siblings
      ? timeOf(siblings.startsAt)
      : undefined;
  if (ends === undefined || starts === undefined) return true;
  return ends > starts || "The end has to be after the start.";
}

/** The form sends a text, the Local API may send a date. */
function timeOf(value: unknown): number | undefined {
  if (value instanceof Date) return value.getTime();
  return typeof value === "string" && value !== "" ? Date.parse(value) : undefined;
}
