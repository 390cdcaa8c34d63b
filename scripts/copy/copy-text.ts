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

/** Takes the place of a tag: neither a space nor a letter. */
const joiner = "\u2060";

/** The sentences of a text without what is not read as words: tags, URLs, file paths, placeholders, tokens. */
export function wordsOf(text: string): string {
  return withoutBranches(text)
    .replace(/\{\w+:[^{}]*\}/g, joiner)
    .replace(/<[^>]*>/g, joiner)
    .replace(/\]\([^)]*\)|https?:\S+|\S*[\\/]\S*[\\/]\S*/g, " ")
    .replace(/\{\w+(, (plural|select|selectordinal),)?|\}/g, joiner);
}

/** The words of a plural without its syntax: the branches are in braces, as placeholders are. */
export function withoutBranches(text: string): string {
  if (!text.includes(", plural,")) return text;
  return text.replace(/(?<=[{}] ?|plural, )(?:zero|one|two|few|many|other|=\d+) \{/g, " ");
}
