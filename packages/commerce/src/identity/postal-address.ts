interface PostalAddressRule {
  /** What a postal code looks like, in capitals. */
  readonly postalCode: RegExp;
  /** Where only these are states. */
  readonly states?: readonly string[];
}

const fiveDigits: PostalAddressRule = { postalCode: /^\d{5}$/ };
const fourDigits: PostalAddressRule = { postalCode: /^\d{4}$/ };

/** The countries whose postal addresses can be validated; elsewhere any line is valid. */
const rules: Readonly<Partial<Record<string, PostalAddressRule>>> = {
  AT: fourDigits,
  AU: { ...fourDigits, states: "ACT NSW NT QLD SA TAS VIC WA".split(" ") },
  BR: {
    postalCode: /^\d{5}-?\d{3}$/,
    states:
      "AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO".split(" "),
  },
  CA: {
    postalCode: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
    states: "AB BC MB NB NL NS NT NU ON PE QC SK YT".split(" "),
  },
  CH: fourDigits,
  DE: fiveDigits,
  ES: fiveDigits,
  FR: fiveDigits,
  GB: { postalCode: /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/ },
  IT: fiveDigits,
  JP: { postalCode: /^\d{3}-?\d{4}$/ },
  KR: fiveDigits,
  MX: fiveDigits,
  NL: { postalCode: /^\d{4} ?[A-Z]{2}$/ },
  PL: { postalCode: /^\d{2}-\d{3}$/ },
  PT: { postalCode: /^\d{4}-\d{3}$/ },
  SE: { postalCode: /^\d{3} ?\d{2}$/ },
  US: {
    postalCode: /^\d{5}(?:-\d{4})?$/,
    states: (
      "AA AE AK AL AP AR AS AZ CA CO CT DC DE FL GA GU HI IA ID IL IN KS KY LA MA MD ME MI MN MO MP MS " +
      "MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VI VT WA WI WV WY"
    ).split(" "),
  },
};

/** Whether a code, tidied, can be one of that country. */
export function isPostalCode(country: string, code: string): boolean {
  return rules[country]?.postalCode.test(code) ?? true;
}

/** The states of a country, by their codes, where a postal address names one of them; otherwise none. */
export function statesOf(country: string): readonly string[] {
  return rules[country]?.states ?? [];
}
