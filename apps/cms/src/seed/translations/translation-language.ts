import { defaultLanguage, languages, type Language } from "@autotune/routes";

export type TranslationLanguage = Exclude<Language, typeof defaultLanguage>;

/** Everything in the demonstration shop is translated into all of them. */
export const translationLanguages: readonly TranslationLanguage[] = languages.filter(
  (language) => language !== defaultLanguage,
);
