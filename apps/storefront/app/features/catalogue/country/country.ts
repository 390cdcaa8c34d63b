import { currencyOfCountry, defaultCountry, type Currency } from "@autotune/commerce";
import { create } from "zustand";

interface CountryState {
  /** ISO 3166 alpha-2. Pages are the same for everyone: the server renders them for the default. */
  readonly country: string;
  readonly currency: Currency;
}

/** The country whose prices this page shows. The document itself is marked with it before the first paint. */
export const useCountry = create<CountryState>(() =>
  stateOf(import.meta.env.SSR ? defaultCountry : countryOfCookies(document.cookie)),
);

export function showCountry(country: string): void {
  useCountry.setState(stateOf(country));
}

/** The edge sets the cookie at the first visit, a person by choosing; a browser without one is in the default. */
export function countryOfCookies(cookies: string): string {
  return /(?:^|; )country=([A-Z]{2})(?:;|$)/.exec(cookies)?.[1] ?? defaultCountry;
}

function stateOf(country: string): CountryState {
  return { country, currency: currencyOfCountry(country) };
}
