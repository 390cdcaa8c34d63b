const names = new Intl.DisplayNames("en", { type: "region" });

/** A country as staff reads it. Edges also write codes that are no country's, such as T1 for Tor: those stay codes. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
