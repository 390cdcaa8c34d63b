import { mostDiscountedPeriods } from "@autotune/commerce";
import type { NumberField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

/** For how many of a plan's first periods a discount holds. */
export const periodCount: NumberField = {
  name: "periodCount",
  type: "number",
  label: "Billing periods",
  access: { update: isEditorForField },
  admin: {
    step: 1,
    description:
      "How many of a new subscriber’s first charges are reduced; then they pay the full price. Leave empty to reduce every charge for as long as they stay.",
    condition: ({ type }: { type?: unknown }) => type === "subscription" || type === "trial",
  },
  validate: (value: unknown) =>
    value === null ||
    value === undefined ||
    (typeof value === "number" &&
      Number.isInteger(value) &&
      value >= 1 &&
      value <= mostDiscountedPeriods) ||
    `Enter a whole number from 1 to ${mostDiscountedPeriods}, or leave it empty.`,
};
