import { decimalsOf, type Currency } from "./currencies.ts";

declare global {
  interface JSON {
    /** Writes a number with exactly the digits given (ECMAScript 2026). */
    rawJSON(text: string): object;
  }
}

/** Minor units to the decimal on the wire: 1990 USD is 19.90, 1990 JPY is 1990. */
export function toDecimal(minor: number, currency: Currency): string {
  const decimals = decimalsOf(currency);
  const sign = minor < 0 ? "-" : "";
  const digits = String(Math.abs(minor)).padStart(decimals + 1, "0");
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The same as a JSON number that keeps its zeros: 19.90 is not written as 19.9. */
export function toWireNumber(minor: number, currency: Currency): object {
  return JSON.rawJSON(toDecimal(minor, currency));
}

/** The decimal of a request in minor units, digit by digit; nothing when it has more decimals than the currency. */
export function fromDecimal(amount: number, currency: Currency): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(String(amount));
  if (match === null) return undefined;
  const [, units = "", fraction = ""] = match;
  const decimals = decimalsOf(currency);
  if (fraction.length > decimals) return undefined;
  return Number(units + fraction.padEnd(decimals, "0"));
}
