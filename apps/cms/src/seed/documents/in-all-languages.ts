import { defaultLanguage, type Language } from "@autotune/routes";
import type { FlattenedField } from "payload";
import { fieldsOfBlock, isRow, type Row } from "../../platform/documents/row.ts";
import { takeTranslations } from "../../platform/xliff/take-translations.ts";
import { textsOf } from "../../platform/documents/texts.ts";
import { withTexts } from "../../platform/xliff/with-texts.ts";
import type { XliffFile } from "../../platform/xliff/xliff.ts";

/**
 * A document in English and in the languages that have a file for it, as the database stores it: words by
 * language, everything else once. Each language that has it is ready.
 */
export function inAllLanguages(
  fields: readonly FlattenedField[],
  english: Row,
  translations: ReadonlyMap<Language, XliffFile>,
): Row {
  const document = inEnglish(fields, english);
  const texts = textsOf(fields, document);
  const words = new Map<string, string>();
  for (const [language, file] of translations) {
    const taken = takeTranslations(texts, file);
    if (!taken.ok)
      throw new Error(`${file.id} in ${language}: ${taken.reason} (${taken.texts.join(", ")})`);
    for (const [path, word] of taken.words) words.set(`${path}.${language}`, word);
  }
  const ready = [defaultLanguage, ...translations.keys()].map((language) => [language, true]);
  return { ...document, ...withTexts(document, words), ready: Object.fromEntries(ready) };
}

function inEnglish(fields: readonly FlattenedField[], english: Row): Row {
  const whole: Record<string, unknown> = { ...english };
  for (const field of fields) {
    const value = english[field.name];
    if ("localized" in field && field.localized) {
      if (value !== undefined) whole[field.name] = { [defaultLanguage]: value };
    } else if (field.type === "group" || field.type === "tab") {
      if (isRow(value)) whole[field.name] = inEnglish(field.flattenedFields, value);
    } else if ((field.type === "array" || field.type === "blocks") && Array.isArray(value)) {
      whole[field.name] = value
        .filter(isRow)
        .map((row) =>
          inEnglish(
            field.type === "array" ? field.flattenedFields : fieldsOfBlock(field.blocks, row),
            row,
          ),
        );
    }
  }
  return whole;
}
