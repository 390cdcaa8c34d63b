import type { ImportReport, RejectedDocument } from "./import-translations.ts";
import type { TranslationState } from "./translation-state.ts";

export const stateWords: Record<Exclude<TranslationState, "done">, string> = {
  missing: "Missing texts",
  changed: "English has changed",
  waiting: "Translated, not published",
};

const rejectionWords: Record<RejectedDocument["reason"], string> = {
  unknownDocument: "the document doesn’t exist",
  unknownText: "a text no longer exists",
  sourceChanged: "the English text has changed since the export",
  placeholdersDiffer:
    "a name in braces, a link target, an image or a figure doesn’t match the English",
  notSaved: "you can’t edit it in this language, or someone else has it open",
};

/** A summary line, and one for each document that was rejected. */
export function linesOfReport({ written, unchanged, rejected }: ImportReport): string[] {
  return [
    `${written.length} saved as drafts, ${unchanged.length} unchanged, ${rejected.length} rejected.`,
    ...rejected.map(wordsOfRejection),
  ];
}

/** With the names of the texts, so that translators find them in their file. */
function wordsOfRejection({ document, reason, texts }: RejectedDocument): string {
  const named = texts.length === 0 ? "" : ` (${texts.join(", ")})`;
  return `${document}: ${rejectionWords[reason]}${named}.`;
}
