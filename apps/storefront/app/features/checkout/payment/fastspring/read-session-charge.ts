import { isCurrency, parseAmount, type Money, type ProviderCharge } from "@autotune/commerce";
import { isRecord } from "../../../../platform/api/is-record.ts";

/** What the library reports about an open session: its total and the tax in it. Undefined where it cannot be read. */
export function readSessionCharge(value: unknown): ProviderCharge | undefined {
  if (!isRecord(value)) return undefined;
  const { currency } = value;
  if (typeof currency !== "string" || !isCurrency(currency)) return undefined;
  const read = (amount: unknown): Money | undefined => {
    if (typeof amount !== "number") return undefined;
    const parsed = parseAmount(String(amount), currency);
    return parsed.ok ? { amount: parsed.amount, currency } : undefined;
  };
  const total = read(value["totalValue"]);
  return total === undefined ? undefined : { total, tax: read(value["taxTotalValue"]) };
}
