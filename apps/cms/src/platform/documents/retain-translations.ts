import type { FlattenedField } from "payload";
import { fieldsOfBlock, isRow, type Row } from "./row.ts";

/**
 * The original with the incoming values of its localized fields. Rows and blocks are matched by id, and the
 * original's are kept in number and order: a list has the same rows in every language.
 */
export function retainTranslations(
  fields: readonly FlattenedField[],
  original: Row,
  incoming: Row,
): Row {
  const merged: Record<string, unknown> = { ...original };
  for (const field of fields) {
    const before = original[field.name];
    const after = incoming[field.name];
    if ("localized" in field && field.localized) {
      if (after !== undefined) merged[field.name] = after;
    } else if (field.type === "group" || field.type === "tab") {
      if (isRow(before) && isRow(after))
        merged[field.name] = retainTranslations(field.flattenedFields, before, after);
    } else if (field.type === "array") {
      merged[field.name] = retainRows(before, after, () => field.flattenedFields);
    } else if (field.type === "blocks") {
      merged[field.name] = retainRows(before, after, (row) => fieldsOfBlock(field.blocks, row));
    }
  }
  return merged;
}

function retainRows(
  before: unknown,
  after: unknown,
  fieldsOf: (row: Row) => readonly FlattenedField[],
): unknown {
  if (!Array.isArray(before) || !Array.isArray(after)) return before;
  const incoming = after.filter(isRow);
  return before.filter(isRow).map((row) => {
    const match = incoming.find(({ id }) => id === row["id"]);
    return match === undefined ? row : retainTranslations(fieldsOf(row), row, match);
  });
}
