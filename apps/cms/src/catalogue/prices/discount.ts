import { parseAmount } from "@autotune/commerce";
import { defaultLanguage } from "@autotune/routes";
import type { Field, GroupField, SelectField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { amounts } from "./amounts.ts";
import { percent } from "./percent.ts";
import { periodCount } from "./period-count.ts";
import { period } from "./period.ts";
import type { CheckAmount } from "./price.ts";
import { isRow } from "../../platform/documents/row.ts";
import { checkNeeded } from "../../platform/fields/translated-text.ts";

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

const checkReason = (value: unknown): true | string =>
  (typeof value === "string" && value.trim() !== "") || "Enter a reason, for example “Fall sale”.";

/** A reduction for a time, or until somebody removes it. */
function discountOf(interfaceName: string, terms: readonly Field[]): GroupField {
  return {
    name: "discount",
    type: "group",
    interfaceName,
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
        fields: [...worth, ...terms],
      },
    ],
  };
}

export const discount = discountOf("DiscountFields", [
  periodCount,
  period,
  {
    name: "reason",
    type: "text",
    label: "Reason",
    localized: true,
    access,
    admin: { description: "Shown next to the price, for example “Fall sale”." },
    // Other languages are published when they are ready.
    validate: (value: unknown, { data, req }: { data: object; req: { locale?: unknown } }) =>
      req.locale !== undefined && req.locale !== defaultLanguage
        ? checkNeeded(value, data)
        : checkReason(value),
  },
]);

/** Customers see no reason beside an upgrade's price: it is for those who set prices, in one language. */
export const upgradeDiscount = discountOf("UpgradeDiscountFields", [
  period,
  {
    name: "reason",
    type: "text",
    label: "Reason",
    access,
    admin: { description: "For your colleagues, for example “Fall sale”." },
    validate: checkReason,
  },
]);

/** Without a period: it holds while its step is reached. */
export const stepDiscount: Field[] = [
  { ...kind, defaultValue: "percent", validate: checkKind },
  ...worth,
];
