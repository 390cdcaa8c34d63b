import type { FlattenedField } from "payload";
import { fieldsOfBlock, isRow, type Row } from "./row.ts";

/** Whether a document has the same text in two states of one language, between which its rows stayed in place. */
export function hasSameText(fields: readonly FlattenedField[], one: Row, other: Row): boolean {
  return fields.every((field) => {
    const [before, after] = [one[field.name], other[field.name]];
    if ("localized" in field && field.localized) {
      const isText = field.type === "text" || field.type === "textarea";
      return !isText || (before ?? "") === (after ?? "");
    }
    if (field.type === "group" || field.type === "tab")
      return hasSameText(field.flattenedFields, rowOf(before), rowOf(after));
    if (field.type !== "array" && field.type !== "blocks") return true;
    const rows = Array.isArray(after) ? after.map(rowOf) : [];
    return rows.every((row, at) => {
      const ofRow =
        field.type === "array" ? field.flattenedFields : fieldsOfBlock(field.blocks, row);
      return hasSameText(ofRow, Array.isArray(before) ? rowOf(before[at]) : {}, row);
    });
  });
}

function rowOf(value: unknown): Row {
  return isRow(value) ? value : {};
}
