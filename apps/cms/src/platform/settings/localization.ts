import { defaultLanguage, languageNames, languages, type Language } from "@autotune/routes";
import type { LocalizationConfig } from "payload";

/**
 * What the CMS itself reads where a translation is missing: a list whose last entry is always there. What is published
 * then: documents/in-language.ts.
 */
export const fallbackLanguages: Language[] = [defaultLanguage];

export const localization: LocalizationConfig = {
  defaultLocale: defaultLanguage,
  fallback: true,
  locales: languages.map((code) => ({
    code,
    label: languageNames[code],
    ...(code === defaultLanguage ? {} : { fallbackLocale: fallbackLanguages }),
  })),
};
