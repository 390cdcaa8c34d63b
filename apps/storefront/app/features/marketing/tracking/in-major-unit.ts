import { minorUnitDigits, type Currency } from "@autotune/commerce";

/** The amount as tag managers expect it: 19.99 for 1999 US cents, 1999 for 1999 yen. */
export function inMajorUnit(amount: number, currency: Currency): number {
  return amount / 10 ** minorUnitDigits(currency);
}
