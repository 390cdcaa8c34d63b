import type { Currency } from "@autotune/commerce";

/** Countries by the currency they pay in; all others pay in US dollars. */
const countries: Partial<Record<Currency, string>> = {
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

const table = JSON.stringify(countries);

export const pickCurrency = `(function(c,t){if(c)for(var k in t)if(t[k].indexOf(c[1])>=0)document.documentElement.setAttribute("data-currency",k)})(/(?:^|; )country=([A-Z]{2})(?:;|$)/.exec(document.cookie),${table})`;
