/** Each currency the sandbox sells in: how many decimals it has, and what one unit is worth in millionths of a US dollar. */
const table = {
  USD: { decimals: 2, microDollars: 1_000_000 },
  EUR: { decimals: 2, microDollars: 1_100_000 },
  GBP: { decimals: 2, microDollars: 1_280_000 },
  CAD: { decimals: 2, microDollars: 730_000 },
  AUD: { decimals: 2, microDollars: 660_000 },
  JPY: { decimals: 0, microDollars: 6_700 },
  KRW: { decimals: 0, microDollars: 730 },
  BRL: { decimals: 2, microDollars: 180_000 },
  MXN: { decimals: 2, microDollars: 54_000 },
  CHF: { decimals: 2, microDollars: 1_130_000 },
  SEK: { decimals: 2, microDollars: 96_000 },
  PLN: { decimals: 2, microDollars: 255_000 },
} as const;

export type Currency = keyof typeof table;

/** What the seller is paid in, whatever the buyer pays in. */
export const payoutCurrency: Currency = "USD";

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(table, code);
}

export function decimalsOf(currency: Currency): number {
  return table[currency].decimals;
}

/** Exchanges at the sandbox's fixed rates, rounded half up to the other currency's minor unit. */
export function exchange(minor: number, from: Currency, to: Currency): number {
  if (from === to) return minor;
  const numerator =
    BigInt(minor) * BigInt(table[from].microDollars) * 10n ** BigInt(table[to].decimals);
  const denominator = BigInt(table[to].microDollars) * 10n ** BigInt(table[from].decimals);
  return Number((2n * numerator + denominator) / (2n * denominator));
}

const euroCountries = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" ");

const currencyByCountry = new Map<string, Currency>([
  ...euroCountries.map((country) => [country, "EUR"] as const),
  ["GB", "GBP"],
  ["CA", "CAD"],
  ["AU", "AUD"],
  ["JP", "JPY"],
  ["KR", "KRW"],
  ["BR", "BRL"],
  ["MX", "MXN"],
  ["CH", "CHF"],
  ["LI", "CHF"],
  ["SE", "SEK"],
  ["PL", "PLN"],
]);

export function currencyOfCountry(country: string): Currency {
  return currencyByCountry.get(country) ?? "USD";
}
