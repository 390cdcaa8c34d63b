import type { Language } from "@autotune/routes";

/** PostgreSQL's rules for the endings of words. It has none for Japanese and Korean: there, pairs of letters serve. */
export const textSearchConfiguration: Readonly<Record<Language, string>> = {
  en: "english",
  fr: "french",
  es: "spanish",
  de: "german",
  pt: "portuguese",
  it: "italian",
  ja: "simple",
  ko: "simple",
};
