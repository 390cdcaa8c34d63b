import { defaultLanguage } from "@autotune/routes";
import { wordsIn } from "../../translation/texts.ts";
import type { XliffFile } from "../../translation/xliff.ts";
import type { EnglishTexts } from "./english-texts.ts";

/**
 * The files of one collection in one language for English as it is now. A translation goes with its text, also
 * when its row has another place; a text that stands twice is translated once. What is new or has changed in
 * English has no translation, and what is gone from English is gone.
 */
export function updateTranslations(
  english: readonly EnglishTexts[],
  before: readonly XliffFile[],
): XliffFile[] {
  const inPlace = new Map<string, string>();
  const inDocument = new Map<string, string>();
  const anywhere = new Map<string, string>();
  for (const { id: document, units } of before) {
    for (const { id, source, target } of units.filter((unit) => unit.target.trim() !== "")) {
      inPlace.set(JSON.stringify([document, id, source]), target);
      keepFirst(inDocument, JSON.stringify([document, source]), target);
      keepFirst(anywhere, source, target);
    }
  }
  return english.map(({ document, texts }) => {
    const units = texts.map((text) => {
      const source = wordsIn(text, defaultLanguage);
      const target =
        inPlace.get(JSON.stringify([document, text.path, source])) ??
        inDocument.get(JSON.stringify([document, source])) ??
        anywhere.get(source);
      return { id: text.path, source, target: target ?? "" };
    });
    return { id: document, units: units.filter(({ source }) => source.trim() !== "") };
  });
}

function keepFirst(targets: Map<string, string>, key: string, target: string): void {
  if (!targets.has(key)) targets.set(key, target);
}
