/** What it is called in the country. */
export type PostalCodeName = "zip" | "postcode" | "pin" | "eircode" | "postalCode";
export type RegionName = "state" | "province" | "prefecture" | "county" | "stateOrRegion";

export interface PostalAddressFormat {
  readonly postalCode: PostalCodeName;
  /** Undefined where addresses have none. */
  readonly region: RegionName | undefined;
  /**
   * The order of a postal address: "Oakland, CA 94607", "10115 Berlin", place and code on lines of their own, or from
   * the region down to the house.
   */
  readonly order: "cityRegionCode" | "codeCity" | "cityCode" | "largestFirst";
}

const codeCity: PostalAddressFormat = {
  postalCode: "postalCode",
  region: undefined,
  order: "codeCity",
};
const byProvince: PostalAddressFormat = { ...codeCity, region: "province" };

/** For countries without a format every field is offered. */
const elsewhere: PostalAddressFormat = {
  postalCode: "postalCode",
  region: "stateOrRegion",
  order: "cityRegionCode",
};

const forms: Readonly<Partial<Record<string, PostalAddressFormat>>> = {
  AU: { postalCode: "postcode", region: "state", order: "cityRegionCode" },
  BR: { postalCode: "postalCode", region: "state", order: "cityRegionCode" },
  CA: { postalCode: "postalCode", region: "province", order: "cityRegionCode" },
  GB: { postalCode: "postcode", region: "county", order: "cityCode" },
  IE: { postalCode: "eircode", region: "county", order: "cityCode" },
  IN: { postalCode: "pin", region: "state", order: "cityRegionCode" },
  JP: { postalCode: "postalCode", region: "prefecture", order: "largestFirst" },
  KR: { postalCode: "postalCode", region: "province", order: "largestFirst" },
  MX: { postalCode: "postalCode", region: "state", order: "codeCity" },
  NZ: { postalCode: "postcode", region: undefined, order: "cityCode" },
  US: { postalCode: "zip", region: "state", order: "cityRegionCode" },
  ES: byProvince,
  IT: byProvince,
};

const plainInEurope = new Set("AT BE CH CZ DE DK FI FR GR LU NL NO PL PT SE".split(" "));

/** How postal addresses are written in a country. */
export function postalAddressFormat(country: string): PostalAddressFormat {
  return forms[country] ?? (plainInEurope.has(country) ? codeCity : elsewhere);
}
