import { minorUnitDigits, parseAmount, type Currency } from "@autotune/commerce";
import type { TextField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

/** What else an amount has to be, beside an amount. It gets the whole document. */
export type CheckAmount = (
  amount: number,
  currency: Currency,
  document: { readonly prices?: unknown },
) => true | string;

/** Typed as text, so that no floating point touches money. */
export function price(currency: Currency, check?: CheckAmount): TextField {
  return {
    name: currency,
    type: "text",
    label: currency,
    access: { update: isEditorForField },
    admin: { width: "25%", placeholder: example(currency) },
    validate: (value: unknown, { data }) => checkPrice(value, currency, data, check),
  };
}

function checkPrice(
  value: unknown,
  currency: Currency,
  document: { readonly prices?: unknown },
  check: CheckAmount | undefined,
): true | string {
  if (typeof value !== "string" || value.trim() === "") return `Enter a price in ${currency}.`;
  const parsed = parseAmount(value, currency);
  if (parsed.ok) return check?.(parsed.amount, currency, document) ?? true;
  switch (parsed.reason) {
    case "notANumber":
      return `“${value}” isn’t an amount. Use digits and, if needed, a decimal point: ${example(currency)}.`;
    case "tooManyDecimals":
      return minorUnitDigits(currency) === 0
        ? `${currency} has no decimals. Enter a whole amount, for example ${example(currency)}.`
        : `${currency} has two decimals at most. Enter an amount like ${example(currency)}.`;
    case "tooLarge":
      return "This amount is too high.";
  }
}

function example(currency: Currency): string {
  return minorUnitDigits(currency) === 0 ? "34900" : "349.00";
}
