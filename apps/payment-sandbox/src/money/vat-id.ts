/** Where the seller of record sits: at home there is nothing to reverse. */
const sellerCountry = "NL";

/** What follows the country code. Greece writes EL. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

const prefixOf = (country: string): string => (country === "GR" ? "EL" : country);

/** Whether companies of a country have such an id at all. */
export function hasVatIds(country: string): boolean {
  return Object.hasOwn(forms, prefixOf(country));
}

/** As it is stored: capitals, and nothing between them. */
export function plainVatId(text: string): string {
  return text.replaceAll(/[\s.-]/g, "").toUpperCase();
}

/** Of that country, and of its form; whether it is registered is not checked. */
export function isVatId(text: string, country: string): boolean {
  const plain = plainVatId(text);
  const prefix = prefixOf(country);
  return plain.startsWith(prefix) && forms[prefix]?.test(plain.slice(prefix.length)) === true;
}

/** Between companies of two member states the buyer pays the tax to their own state. */
export function reversesCharge(country: string, taxId: string | null | undefined): boolean {
  return country !== sellerCountry && typeof taxId === "string" && isVatId(taxId, country);
}
