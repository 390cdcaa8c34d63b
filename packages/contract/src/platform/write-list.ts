import type { Language } from "@autotune/routes";

/** Names as a list in a language: "A, B and C". */
export function writeList(names: readonly string[], language: Language): string {
  // American English would have a comma before "and", which no written text of the shop has.
  const locale = language === "en" ? "en-GB" : language;
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
}
