import type { ImportReport, RefusedDocument } from "./import-translations.ts";
import type { TranslationState } from "./translation-state.ts";

export const stateWords: Record<Exclude<TranslationState, "done">, string> = {
  missing: "Texts are missing",
  changed: "English has changed",
  waiting: "Translated, not published",
};

const refusalWords: Record<RefusedDocument["reason"], string> = {
  unknownDocument: "there is no such document",
  unknownText: "a text is not there any more",
  sourceChanged: "the English text has changed since the file was made",
  placeholdersDiffer: "a name in braces or the target of a link is not as in English",
  notSaved: "you may not change it in this language, or somebody else has it open",
};

/** A line on the whole, and one for each document that was refused. */
export function linesOfReport({ written, unchanged, refused }: ImportReport): string[] {
  return [
    `${written.length} written as drafts, ${unchanged.length} unchanged, ${refused.length} refused.`,
    ...refused.map(wordsOfRefusal),
  ];
}

/** With the names of the texts, so that whoever translates finds them in their file. */
function wordsOfRefusal({ document, reason, texts }: RefusedDocument): string {
  const named = texts.length === 0 ? "" : ` (${texts.join(", ")})`;
  return `${document}: ${refusalWords[reason]}${named}.`;
}
