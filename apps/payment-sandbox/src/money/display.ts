import { toDecimal, toWireNumber } from "./decimal.ts";
import { payoutCurrency, type Currency } from "./currencies.ts";

/** An amount as people read it: $192.20, 192,20 €. */
export function displayMoney(minor: number, currency: Currency, language: string): string {
  const format = new Intl.NumberFormat(language, { style: "currency", currency });
  // For people only; a float holds every amount that a test can reach.
  return format.format(Number(toDecimal(minor, currency)));
}

export interface Amount {
  readonly minor: number;
  readonly payoutMinor: number;
}

/** The four members that the provider writes for an amount: total, totalDisplay, totalInPayoutCurrency, and its display. */
export function amountMembers(
  name: string,
  { minor, payoutMinor }: Amount,
  { currency, language }: { currency: Currency; language: string },
): Record<string, unknown> {
  return {
    [name]: toWireNumber(minor, currency),
    [`${name}Display`]: displayMoney(minor, currency, language),
    [`${name}InPayoutCurrency`]: toWireNumber(payoutMinor, payoutCurrency),
    [`${name}InPayoutCurrencyDisplay`]: displayMoney(payoutMinor, payoutCurrency, "en"),
  };
}
