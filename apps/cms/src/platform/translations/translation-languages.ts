import { defaultLanguage, languages, type Language } from "@autotune/routes";
import type { PayloadRequest } from "payload";
import { isEditorRequest } from "../../access/is-editor.ts";
import { mayTranslateInto } from "../../access/may-translate-into.ts";

/** The languages whose translations somebody works on: all for an editor, their own for a translator. */
export function translationLanguages({ user }: Pick<PayloadRequest, "user">): Language[] {
  const translations = languages.filter((language) => language !== defaultLanguage);
  if (isEditorRequest({ user })) return translations;
  return translations.filter((language) => mayTranslateInto(user, language));
}
