import { parseAmount } from "@autotune/commerce";
import type { Field, GroupField, SelectField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { amounts } from "./amounts.ts";
import { percent } from "./percent.ts";
import { period } from "./period.ts";
import type { CheckAmount } from "./price.ts";
import { isRow } from "../../platform/documents/row.ts";

const access = { update: isEditorForField };
const kinds = { percent: "Percentage", value: "Fixed amount" };

function isKind(kind: keyof typeof kinds) {
  return (_document: unknown, own: { readonly kind?: unknown }) => own.kind === kind;
}

const kind: SelectField = {
  name: "kind",
  type: "select",
  label: "Discount type",
  options: Object.entries(kinds).map(([value, label]) => ({ value, label })),
  access,
};

const checkKind = (value: unknown): true | string =>
  (typeof value === "string" && Object.hasOwn(kinds, value)) || "Choose a discount type.";

/** An amount that is taken off cannot be more than what there is to take it from. */
const atMostThePrice: CheckAmount = (amount, currency, { prices }) => {
  if (amount === 0) return `Enter the amount off in ${currency}.`;
  const typed = isRow(prices) ? prices[currency] : undefined;
  const price = typeof typed === "string" ? parseAmount(typed, currency) : undefined;
  if (price?.ok !== true || amount <= price.amount) return true;
  return `This is more than the price in ${currency}.`;
};

const worth: Field[] = [
  percent({ label: "Percent", condition: isKind("percent") }),
  amounts({
    name: "values",
    label: "Amounts",
    description: "The amount off in each currency.",
    check: atMostThePrice,
    condition: isKind("value"),
  }),
];

/** A reduction for a time, or until somebody removes it. */
export const discount: GroupField = {
  name: "discount",
  type: "group",
  interfaceName: "DiscountFields",
  label: "Discount",
  admin: { description: "Choose a type to add a discount." },
  fields: [
    {
      ...kind,
      admin: { isClearable: true },
      validate: (value: unknown) => value === null || value === undefined || checkKind(value),
    },
    {
      type: "group",
      admin: {
        condition: (_document: unknown, own: { kind?: unknown }) => typeof own.kind === "string",
      },
      fields: [
        ...worth,
        period,
        {
          name: "reason",
          type: "text",
          label: "Reason",
          access,
          admin: { description: "Shown next to the price, for example “Fall sale”." },
          validate: (value: unknown) =>
            (typeof value === "string" && value.trim() !== "") ||
            "Enter a reason, for example “Fall sale”.",
        },
      ],
    },
  ],
};

/** Without a period: it holds while its step is reached. */
export const stepDiscount: Field[] = [
  { ...kind, defaultValue: "percent", validate: checkKind },
  ...worth,
];
