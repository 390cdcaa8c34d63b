import { defaultLanguage } from "@autotune/routes";
import { wordsIn, type Text } from "../../platform/documents/texts.ts";
import type { XliffFile } from "../../platform/xliff/xliff.ts";

/** A document in English. */
export interface EnglishTexts {
  readonly key: string;
  /** As translations name it. */
  readonly document: string;
  readonly texts: readonly Text[];
}

/**
 * The files of one collection in one language for the current English. A translation follows its text, also
 * when its row moves; a repeated text is translated once. What is new or has changed in English has no
 * translation, and what is gone from English is removed.
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
      setIfAbsent(inDocument, JSON.stringify([document, source]), target);
      setIfAbsent(anywhere, source, target);
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

function setIfAbsent(targets: Map<string, string>, key: string, target: string): void {
  if (!targets.has(key)) targets.set(key, target);
}
