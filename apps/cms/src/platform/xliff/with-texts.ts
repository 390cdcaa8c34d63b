import { isRow, type Row } from "../documents/row.ts";

/** A document that was read in one language with other texts at some paths; only the fields that hold those. */
export function withTexts(document: Row, words: ReadonlyMap<string, string>): Row {
  const changed: Record<string, unknown> = {};
  for (const [path, text] of words) {
    const [name = "", ...rest] = path.split(".");
    changed[name] = withText(changed[name] ?? document[name], rest, text);
  }
  return changed;
}

function withText(value: unknown, path: readonly string[], text: string): unknown {
  const [next, ...rest] = path;
  if (next === undefined) return text;
  if (Array.isArray(value))
    return value.map((row: unknown) =>
      isRow(row) && row["id"] === next ? withText(row, rest, text) : row,
    );
  return isRow(value) ? { ...value, [next]: withText(value[next], rest, text) } : value;
}
