import { currencies } from "@autotune/commerce";
import type { GroupField } from "payload";
import { price, type CheckAmount } from "./price.ts";

interface Amounts {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly check?: CheckAmount;
  readonly condition?: (document: unknown, siblings: { readonly kind?: unknown }) => boolean;
}

/** An amount in each of the currencies, set by hand. */
export function amounts({ name, label, description, check, condition }: Amounts): GroupField {
  return {
    name,
    type: "group",
    interfaceName: "AmountFields",
    label,
    admin: { description, ...(condition === undefined ? {} : { condition }) },
    fields: [{ type: "row", fields: currencies.map((currency) => price(currency, check)) }],
  };
}
