import type { Language } from "@autotune/routes";

/**
 * PostgreSQL's stemming rules. It has none for Japanese and Korean, where pairs of characters serve; what is in Latin
 * letters there is English.
 */
export const textSearchConfiguration: Readonly<Record<Language, string>> = {
  en: "english",
  fr: "french",
  es: "spanish",
  de: "german",
  pt: "portuguese",
  it: "italian",
  ja: "english",
  ko: "english",
};

/** Languages that are searched by pairs of characters. */
export function hasPairs(language: Language): boolean {
  return language === "ja" || language === "ko";
}
