import { defaultCurrency, isCurrency, type Currency } from "./currency.ts";

/** Countries by the currency they pay in; all others pay in US dollars. */
export const countriesOfCurrency: Readonly<Partial<Record<Currency, string>>> = {
  EUR: "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK",
  GBP: "GB",
  CAD: "CA",
  AUD: "AU",
  JPY: "JP",
  KRW: "KR",
  BRL: "BR",
  MXN: "MX",
  CHF: "CH LI",
  SEK: "SE",
  PLN: "PL",
};

export const defaultCountry = "US";

export function currencyOfCountry(country: string): Currency {
  for (const [currency, countries] of Object.entries(countriesOfCurrency)) {
    if (isCurrency(currency) && countries.split(" ").includes(country)) return currency;
  }
  return defaultCurrency;
}
