import { defaultCountry } from "@autotune/commerce";

const form = /(?:^|; )country=([A-Z]{2})(?:;|$)/;

/** The country for which the pages showed their prices: the same cookie, read the same way. */
export function countryOfCookies(cookies: string | undefined): string {
  return form.exec(cookies ?? "")?.[1] ?? defaultCountry;
}
