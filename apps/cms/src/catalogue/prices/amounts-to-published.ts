import { parseAmount, type Currency, type Prices } from "@autotune/commerce";
import { APIError } from "payload";
import type { AmountFields } from "../../payload-types.ts";

export function amountsToPublished(typed: AmountFields | undefined): Prices {
  const amountOf = (currency: Currency): number => {
    const parsed = parseAmount(typed?.[currency] ?? "", currency);
    if (!parsed.ok) throw new APIError(`Enter a valid amount in ${currency}.`, 400);
    return parsed.amount;
  };
  // Spelled out, so that a new currency does not compile until it is here.
  return {
    USD: amountOf("USD"),
    EUR: amountOf("EUR"),
    GBP: amountOf("GBP"),
    CAD: amountOf("CAD"),
    AUD: amountOf("AUD"),
    JPY: amountOf("JPY"),
    KRW: amountOf("KRW"),
    BRL: amountOf("BRL"),
    MXN: amountOf("MXN"),
    CHF: amountOf("CHF"),
    SEK: amountOf("SEK"),
    PLN: amountOf("PLN"),
  };
}
