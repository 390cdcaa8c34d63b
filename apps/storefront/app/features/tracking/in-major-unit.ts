import { minorUnitDigits, type Currency } from "@autotune/commerce";

/** As tag managers want amounts: 19.99 for 1999 US cents, 1999 for 1999 yen. */
export function inMajorUnit(amount: number, currency: Currency): number {
  return amount / 10 ** minorUnitDigits(currency);
}
