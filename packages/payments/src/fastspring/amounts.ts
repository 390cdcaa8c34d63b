import { minorUnitDigits, parseAmount, type Currency, type Money } from "@autotune/commerce";

/** The provider writes money as decimal numbers. The shortest text of such a number is what it wrote. */
export function readAmount(value: number, currency: Currency): number | undefined {
  const parsed = parseAmount(String(value), currency);
  return parsed.ok ? parsed.amount : undefined;
}

/** For what is only told: an exchanged amount may have more digits than its currency. */
export function roundAmount(value: number, currency: Currency): number {
  return Math.round(value * 10 ** minorUnitDigits(currency));
}

/** The decimal number whose text is exactly the amount. */
export function writeAmount({ amount, currency }: Money): number {
  const digits = minorUnitDigits(currency);
  if (digits === 0) return amount;
  const padded = String(amount).padStart(digits + 1, "0");
  return Number(`${padded.slice(0, -digits)}.${padded.slice(-digits)}`);
}
