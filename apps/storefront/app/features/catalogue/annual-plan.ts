import { currencies, type Currency } from "@autotune/commerce";

type Prices = Readonly<Record<Currency, number>>;

/** What a year's price comes to in a month, half a minor unit rounded up. */
export function perMonth(annual: Prices): Prices {
  return mapPrices(annual, (amount) => Math.round(amount / 12));
}

/** What a year costs less than twelve months. */
export function yearlySaving(monthly: Prices, annual: Prices): Prices {
  return mapPrices(annual, (amount, currency) => 12 * monthly[currency] - amount);
}

function mapPrices(prices: Prices, change: (amount: number, currency: Currency) => number): Prices {
  const changed = { ...prices };
  for (const currency of currencies) {
    changed[currency] = change(prices[currency], currency);
  }
  return changed;
}
