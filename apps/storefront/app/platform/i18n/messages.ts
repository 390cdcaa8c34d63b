import type { Language } from "@autotune/routes";
import { setupI18n, type I18n, type Messages } from "@lingui/core";

/**
 * One instance for each language, never switched: concurrent requests cannot mix languages, and on a
 * language switch the old page keeps its words until the new one is shown.
 */
const instances = new Map<Language, { readonly i18n: I18n; readonly messages: Messages }>();

export function addMessages(language: Language, more: Messages): void {
  const known = instances.get(language);
  if (known !== undefined) {
    // Not by `load`: it would render the whole page again, also what still waits for its code.
    Object.assign(known.messages, more);
    return;
  }
  const messages = { ...more };
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  instances.set(language, { i18n, messages });
}

export function i18nFor(language: Language): I18n {
  const known = instances.get(language);
  if (known === undefined) throw new Error(`The texts of ${language} are not loaded`);
  return known.i18n;
}
