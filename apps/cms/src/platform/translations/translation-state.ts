import { defaultLanguage, type Language } from "@autotune/routes";
import { wordsIn, type Text } from "../documents/texts.ts";
import type { TranslatedEntry } from "./translated-entry.ts";

/**
 * `missing`: some texts have no translation. `waiting`: all is translated, and an editor has to publish it.
 * `changed`: English has got other words after the translation did, and nobody has checked it since.
 */
export type TranslationState = "missing" | "waiting" | "changed" | "done";

export function translationState(entry: TranslatedEntry, language: Language): TranslationState {
  if (missingTexts(entry, language).length > 0) return "missing";
  const english = entry.wordsAt.get(defaultLanguage);
  const translated = entry.wordsAt.get(language);
  if (translated === undefined || entry.draftedIn.has(language)) return "waiting";
  if (english === undefined || english <= translated) return "done";
  const checked = entry.checkedAgainst.get(language);
  return checked !== undefined && checked >= english ? "done" : "changed";
}

/** Texts that English has and the language does not. */
export function missingTexts({ texts }: TranslatedEntry, language: Language): Text[] {
  return texts.filter(
    (text) => wordsIn(text, defaultLanguage).trim() !== "" && wordsIn(text, language).trim() === "",
  );
}
