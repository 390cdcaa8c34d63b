/** The fields of a block or of a text that a reader sees as words; all others are names or references. */
const readable = new Set([
  "headline",
  "eyebrow",
  "title",
  "text",
  "name",
  "value",
  "question",
  "answer",
  "label",
  "finePrint",
  "caption",
  "note",
  "quote",
  "items",
  "head",
  "rows",
  "cells",
  "sections",
  "parts",
]);

/**
 * All words in blocks or sections, as one text. By field names and not by kinds of blocks, so that a new block is
 * searchable without further work.
 */
export function wordsWithin(value: unknown): string {
  return collect(value, true).join(" ").replaceAll(/\s+/g, " ").trim();
}

function collect(value: unknown, isReadable: boolean): string[] {
  if (typeof value === "string") return isReadable ? [value] : [];
  if (Array.isArray(value)) {
    const words = value.flatMap((item) => collect(item, isReadable));
    // Marked or linked text within a sentence continues without a space.
    return value.some(isMarked) ? [words.join("")] : words;
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => collect(inner, readable.has(name)));
}

function isMarked(value: unknown): boolean {
  return typeof value === "object" && value !== null && ("mark" in value || "href" in value);
}
