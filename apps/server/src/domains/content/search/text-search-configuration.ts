import type { Language } from "@autotune/routes";

/** PostgreSQL's stemming rules. It has none for Japanese and Korean, where pairs of characters serve. */
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
