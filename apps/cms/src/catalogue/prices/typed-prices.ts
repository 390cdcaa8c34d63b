import type { Currency } from "@autotune/commerce";

/** As an editor types them. */
export type TypedPrices = Readonly<Record<Currency, string>>;

/** In the order in which the price lists have them. */
// oxfmt-ignore
type Row = readonly [
  USD: string, EUR: string, GBP: string, CAD: string, AUD: string, JPY: string,
  KRW: string, BRL: string, MXN: string, CHF: string, SEK: string, PLN: string,
];

/** A row of a price list, in which every price is set by hand. */
export function inEach(...row: Row): TypedPrices {
  const [USD, EUR, GBP, CAD, AUD, JPY, KRW, BRL, MXN, CHF, SEK, PLN] = row;
  return { USD, EUR, GBP, CAD, AUD, JPY, KRW, BRL, MXN, CHF, SEK, PLN };
}

export const nothing = inEach("0", "0", "0", "0", "0", "0", "0", "0", "0", "0", "0", "0");
