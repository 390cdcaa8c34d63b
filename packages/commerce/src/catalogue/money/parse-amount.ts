import { minorUnitDigits, type Currency } from "./currency.ts";

const decimal = /^(\d+)(?:\.(\d+))?$/;

export type ParsedAmount =
  | { ok: true; amount: number }
  | { ok: false; reason: "notANumber" | "tooManyDecimals" | "tooLarge" };

/** Turns what a person typed ("349.00") into minor units, digit by digit: no floating point touches money. */
export function parseAmount(text: string, currency: Currency): ParsedAmount {
  const match = decimal.exec(text.trim());
  if (match === null) return { ok: false, reason: "notANumber" };
  const [, whole = "", fraction = ""] = match;
  const digits = minorUnitDigits(currency);
  const significant = fraction.replace(/0+$/, "");
  if (significant.length > digits) return { ok: false, reason: "tooManyDecimals" };
  const amount = Number(whole + significant.padEnd(digits, "0"));
  return Number.isSafeInteger(amount) ? { ok: true, amount } : { ok: false, reason: "tooLarge" };
}
