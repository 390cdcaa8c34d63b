import type { Language } from "@autotune/routes";
import { setupI18n, type I18n, type Messages } from "@lingui/core";

/**
 * One instance for each language, never switched: concurrent requests cannot mix languages, and on a
 * language switch the old page keeps its words until the new one is shown.
 */
const instances = new Map<Language, I18n>();

export function registerMessages(language: Language, messages: Messages): void {
  instances.set(language, setupI18n({ locale: language, messages: { [language]: messages } }));
}

/** More texts of a language that has some. */
export function addMessages(language: Language, messages: Messages): void {
  i18nFor(language).load(language, messages);
}

export function hasMessages(language: Language): boolean {
  return instances.has(language);
}

export function i18nFor(language: Language): I18n {
  const instance = instances.get(language);
  if (instance === undefined) throw new Error(`The texts of ${language} are not loaded`);
  return instance;
}
