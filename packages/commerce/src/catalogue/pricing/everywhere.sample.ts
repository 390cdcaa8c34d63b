import { mapPrices, type Prices } from "./prices.ts";

const nothing: Prices = {
  USD: 0,
  EUR: 0,
  GBP: 0,
  CAD: 0,
  AUD: 0,
  JPY: 0,
  KRW: 0,
  BRL: 0,
  MXN: 0,
  CHF: 0,
  SEK: 0,
  PLN: 0,
};

/** The same number of minor units in every currency. */
export function everywhere(amount: number): Prices {
  return mapPrices(nothing, () => amount);
}
