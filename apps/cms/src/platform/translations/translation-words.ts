import type { ImportReport, RejectedDocument } from "./import-translations.ts";
import type { TranslationState } from "./translation-state.ts";

export const stateWords: Record<Exclude<TranslationState, "done">, string> = {
  missing: "Texts are missing",
  changed: "English has changed",
  waiting: "Translated, not published",
};

const rejectionWords: Record<RejectedDocument["reason"], string> = {
  unknownDocument: "there is no such document",
  unknownText: "a text is not there any more",
  sourceChanged: "the English text has changed since the file was made",
  placeholdersDiffer:
    "a name in braces, the target of a link, a picture or a figure is not as in English",
  notSaved: "you may not change it in this language, or somebody else has it open",
};

/** A summary line, and one for each document that was rejected. */
export function linesOfReport({ written, unchanged, rejected }: ImportReport): string[] {
  return [
    `${written.length} written as drafts, ${unchanged.length} unchanged, ${rejected.length} refused.`,
    ...rejected.map(wordsOfRejection),
  ];
}

/** With the names of the texts, so that translators find them in their file. */
function wordsOfRejection({ document, reason, texts }: RejectedDocument): string {
  const named = texts.length === 0 ? "" : ` (${texts.join(", ")})`;
  return `${document}: ${rejectionWords[reason]}${named}.`;
}
