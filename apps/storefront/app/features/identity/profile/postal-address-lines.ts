import type { Profile } from "@autotune/commerce";
import { postalAddressFormat } from "./postal-address-format.ts";

/** A postal address as on an envelope of its country, without empty lines. */
export function postalAddressLines(profile: Profile, countryName: string): string[] {
  const {
    pi_street: street,
    pi_street2: street2,
    pi_city: city,
    pi_state: region,
    pi_postal_code: code,
  } = profile;
  const lines = {
    cityRegionCode: [street, street2, join([city, join([region, code], " ")], ", ")],
    codeCity: [street, street2, join([code, city], " "), region],
    cityCode: [street, street2, city, region, code],
    largestFirst: [code, join([region, city], " "), street, street2],
  }[postalAddressFormat(profile.pi_country).order];
  return [...lines, countryName].filter((line) => line !== "");
}

function join(parts: readonly string[], between: string): string {
  return parts.filter((part) => part !== "").join(between);
}
