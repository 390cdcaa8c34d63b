import { defaultLanguage, type Language } from "@autotune/routes";
import type { FlattenedField } from "payload";
import { fieldsOfBlock, isRow, type Row } from "./row.ts";

/**
 * A document that was read in all languages as it is in one of them, where a word that is not translated is
 * the English one. Reading it once more for each language would take most of the time of a publication.
 */
export function inLanguage<Document extends object>(
  fields: readonly FlattenedField[],
  document: Document,
  language: Language,
): Document;
export function inLanguage(
  fields: readonly FlattenedField[],
  document: object,
  language: Language,
): object {
  const own: Record<string, unknown> = { ...document };
  for (const field of fields) {
    const value = own[field.name];
    if ("localized" in field && field.localized) {
      own[field.name] = isRow(value) ? wordIn(value, language) : undefined;
    } else if (field.type === "group" || field.type === "tab") {
      if (isRow(value)) own[field.name] = inLanguage(field.flattenedFields, value, language);
    } else if (field.type === "array" || field.type === "blocks") {
      if (!Array.isArray(value)) continue;
      own[field.name] = value.filter(isRow).map((row) => {
        const ofRow =
          field.type === "array" ? field.flattenedFields : fieldsOfBlock(field.blocks, row);
        return inLanguage(ofRow, row, language);
      });
    }
  }
  return own;
}

function wordIn(inEach: Row, language: Language): unknown {
  const word = inEach[language];
  return word === undefined || word === null || word === "" ? inEach[defaultLanguage] : word;
}
