import { languages, type Language } from "@autotune/routes";
import { isRow, type Row } from "../documents/row.ts";
import { wordsIn, type Text } from "../documents/texts.ts";

/** In which languages a draft differs from what was published last, or is not marked ready. */
export function draftedLanguages(
  draft: Row,
  texts: readonly Text[],
  savedTexts: readonly Text[],
): Set<Language> {
  const saved = new Map(savedTexts.map((text) => [text.path, text]));
  const marks = isRow(draft["ready"]) ? draft["ready"] : {};
  const differsIn = (language: Language) =>
    texts.some((text) => {
      const before = saved.get(text.path);
      return wordsIn(text, language) !== (before === undefined ? "" : wordsIn(before, language));
    });
  return new Set(languages.filter((one) => marks[one] !== true || differsIn(one)));
}
