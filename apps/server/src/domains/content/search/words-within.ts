/**
 * The fields of a block or of a text that a reader sees as words; all others are names or references. In the order in
 * which they are read: the database stores the fields of an object in an order of its own, and a text that came before
 * its heading or an answer before its question would say something else.
 */
const readFirst = [
  "eyebrow",
  "headline",
  "title",
  "name",
  "question",
  "quote",
  "text",
  "answer",
  "value",
  "label",
  "items",
  "head",
  "rows",
  "cells",
  "sections",
  "parts",
];
/** Below the cards, links and whatever else a block has. */
const readLast = ["caption", "note", "finePrint"];
const readable = new Set([...readFirst, ...readLast]);

const betweenCells = " · ";

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
  if (!isObject(value)) return [];
  const { head = [], rows, ...others } = value;
  return isTable(rows)
    ? [...wordsOfFields(others), [head, ...rows].flatMap(cellsOf).join(betweenCells)]
    : wordsOfFields(value);
}

function wordsOfFields(fields: object): string[] {
  return Object.entries(fields)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .flatMap(([name, inner]) => collect(inner, readable.has(name)));
}

function placeOf(name: string): number {
  const first = readFirst.indexOf(name);
  return first === -1 ? readFirst.length + readLast.indexOf(name) + 1 : first;
}

/** Rows of cells, or of a name with its cells or its value; other rows are texts below each other. */
function isTable(rows: unknown): rows is unknown[] {
  return (
    Array.isArray(rows) &&
    rows.every((row) => Array.isArray(row) || (isObject(row) && "name" in row))
  );
}

/** Those that are not empty. */
function cellsOf(row: unknown): string[] {
  const cells = Array.isArray(row)
    ? row.map((cell) => collect(cell, true).join(""))
    : collect(row, true);
  return cells.filter((cell) => cell.trim() !== "");
}

function isMarked(value: unknown): boolean {
  return isObject(value) && ("mark" in value || "href" in value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
