import { countryCodes } from "@autotune/commerce";

export interface Country {
  readonly code: string;
  readonly name: string;
}

/** All countries by their names in a language, in its own order. The selected one is added where it is missing. */
export function listCountries(language: string, shown: string): Country[] {
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "code" });
  const { compare } = new Intl.Collator(language);
  return [...new Set([...countryCodes, shown])]
    .map((code) => ({ code, name: writeOneName(code, names.of(code) ?? code) }))
    .toSorted((one, other) => compare(one.name, other.name));
}

/** Some browsers, unlike the server, call the Falkland Islands by both of their names, the second in brackets. */
export function writeOneName(code: string, name: string): string {
  return code === "FK" ? name.replace(/\s*[(（].*$/u, "") : name;
}
