import { currencies, type Prices } from "@autotune/commerce";
import { isRecord } from "../../../platform/api/is-record.ts";

/** An amount in every currency of the shop; without one of them it is no price. */
export function readAmounts(value: unknown): Prices | undefined {
  if (!isRecord(value)) return undefined;
  const amounts: Partial<Record<keyof Prices, number>> = {};
  for (const currency of currencies) {
    const amount = value[currency];
    if (typeof amount === "number" && Number.isSafeInteger(amount)) amounts[currency] = amount;
  }
  return isComplete(amounts) ? amounts : undefined;
}

function isComplete(amounts: Partial<Prices>): amounts is Prices {
  return currencies.every((currency) => amounts[currency] !== undefined);
}
