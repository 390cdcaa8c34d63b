/** In the order in which the language picker shows them. */
export const languages = ["en", "fr", "es", "de", "pt", "ja", "ko", "it"] as const;

export type Language = (typeof languages)[number];

/** The language whose paths have no prefix. */
export const defaultLanguage = "en" satisfies Language;

/** Each language's own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  es: "Español",
  de: "Deutsch",
  pt: "Português",
  ja: "日本語",
  ko: "한국어",
  it: "Italiano",
};

export function isLanguage(value: string | undefined): value is Language {
  return languages.some((language) => language === value);
}
