/**
 * Countries whose law wants a person to agree to advertising emails by an act of their own. A box that is checked in
 * advance is no such act.
 */
const countries: ReadonlySet<string> = new Set(
  [
    // European Union and EEA: ePrivacy Directive, article 13, with consent as in GDPR, recital 32 (Planet49, C-673/17).
    "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO",
    // United Kingdom: PECR, regulation 22. Switzerland: unfair competition act, article 3(1)(o).
    "GB CH",
    // Canada: anti-spam legislation (CASL); the regulator rejects boxes checked in advance.
    "CA",
    // Australia and New Zealand: consent under the Spam Act and the Unsolicited Electronic Messages Act.
    "AU NZ",
    // Japan: act on specified electronic mail. Korea: network act, article 50. Both want consent beforehand.
    "JP KR",
    // Brazil: LGPD, article 8, consent is shown by the person. Türkiye: law 6563. Israel: communications law, 30A.
    "BR TR IL",
  ].flatMap((list) => list.split(" ")),
);

export function asksForActiveConsent(country: string): boolean {
  return countries.has(country);
}
