/** The currencies in which every product has a price of its own, set by hand and never converted. */
export const currencies = [
  "USD",
  "EUR",
  "GBP",
  "CAD",
  "AUD",
  "JPY",
  "KRW",
  "BRL",
  "MXN",
  "CHF",
  "SEK",
  "PLN",
] as const;

export type Currency = (typeof currencies)[number];

export const defaultCurrency: Currency = "USD";

export function isCurrency(value: string): value is Currency {
  return currencies.some((currency) => currency === value);
}

const withoutMinorUnit: ReadonlySet<Currency> = new Set(["JPY", "KRW"]);

/** How many decimals the minor unit stands for: 1999 is 19.99 USD, but 1999 JPY. */
export function minorUnitDigits(currency: Currency): 0 | 2 {
  return withoutMinorUnit.has(currency) ? 0 : 2;
}
