import type { FlattenedField } from "payload";
import { fieldsOfBlock, isRow, type Row } from "./row.ts";

/** A text of a document, with what it is in each language. */
export interface Text {
  /** Names of fields and ids of rows, which stay when rows change places: `blocks.6718c2.headline`. */
  readonly path: string;
  readonly inEach: Row;
}

/** All that a translator can write in a document that was read in all languages. */
export function textsOf(fields: readonly FlattenedField[], document: Row, above = ""): Text[] {
  return fields.flatMap((field) => {
    const value = document[field.name];
    const path = `${above}${field.name}`;
    if ("localized" in field && field.localized) {
      const isText = field.type === "text" || field.type === "textarea";
      if (!isText || !isRow(value)) return [];
      return [{ path, inEach: value }];
    }
    if (field.type === "group" || field.type === "tab")
      return isRow(value) ? textsOf(field.flattenedFields, value, `${path}.`) : [];
    if (field.type !== "array" && field.type !== "blocks") return [];
    return rowsIn(value).flatMap((row) => {
      const ofRow =
        field.type === "array" ? field.flattenedFields : fieldsOfBlock(field.blocks, row);
      return textsOf(ofRow, row, `${path}.${String(row["id"])}.`);
    });
  });
}

function rowsIn(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

export function wordsIn({ inEach }: Text, language: string): string {
  const words = inEach[language];
  return typeof words === "string" ? words : "";
}
