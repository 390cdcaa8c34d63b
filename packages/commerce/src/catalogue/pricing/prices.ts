import { currencies, type Currency } from "../money/currency.ts";

/** An amount in every currency, in minor units. */
export type Prices = Readonly<Record<Currency, number>>;

export function mapPrices(
  prices: Prices,
  change: (amount: number, currency: Currency) => number,
): Prices {
  const changed = { ...prices };
  for (const currency of currencies) changed[currency] = change(prices[currency], currency);
  return changed;
}
