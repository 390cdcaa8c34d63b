import type { Language } from "@autotune/routes";

/** A text that people read, in one language. */
export interface CopyText {
  /** The file that contains it, and its document or key where the file has many. */
  readonly where: string;
  readonly language: Language;
  /** What it was translated from; the text itself in English. */
  readonly english: string;
  readonly text: string;
}

/** The sentences of a text without what is not read as words: tags, URLs, file paths, placeholders. */
export function wordsOf(text: string): string {
  return text
    .replace(/<[^>]*>/g, " ")
    .replace(/\]\([^)]*\)|https?:\S+|\S*[\\/]\S*[\\/]\S*/g, " ")
    .replace(/\{\w+(, (plural|select|selectordinal),)?|\}/g, " ");
}
