import { defaultLanguage, type Language } from "@autotune/routes";
import type { FlattenedField } from "payload";
import { fieldsOfBlock, isRow, type Row } from "../fields/row.ts";

type InEach<Value> = ReadonlyMap<Language, Value>;

/**
 * One document from what it is in each language, as the database takes it: words by language, everything
 * else once, from English. A list is the same in every language, and its rows have their ids already.
 */
export function inAllLanguages(fields: readonly FlattenedField[], inEach: InEach<Row>): Row {
  const whole: Record<string, unknown> = {};
  for (const field of fields) {
    const values = mapEach(inEach, (row) => row[field.name]);
    const english = values.get(defaultLanguage);
    if ("localized" in field && field.localized) {
      if (values.size > 0) whole[field.name] = Object.fromEntries(values);
    } else if (field.type === "group" || field.type === "tab") {
      whole[field.name] = inAllLanguages(field.flattenedFields, mapEach(values, asRow));
    } else if (field.type === "array") {
      whole[field.name] = mergeRows(mapEach(values, asRows), () => field.flattenedFields);
    } else if (field.type === "blocks") {
      const aligned = alignBlocks(mapEach(values, asRows));
      whole[field.name] = mergeRows(aligned, (row) => fieldsOfBlock(field.blocks, row));
    } else if (english !== undefined) {
      whole[field.name] = english;
    }
  }
  return whole;
}

function mergeRows(
  rows: InEach<(Row | undefined)[]>,
  fieldsOf: (row: Row) => readonly FlattenedField[],
): Row[] {
  const english = rows.get(defaultLanguage) ?? [];
  for (const [language, own] of rows) {
    if (own.length !== english.length)
      throw new Error(
        `A list has ${own.length} rows in ${language} and ${english.length} in English.`,
      );
  }
  return english.flatMap((row, index) => {
    if (row === undefined) return [];
    const { blockType } = row;
    return [
      {
        ...inAllLanguages(
          fieldsOf(row),
          mapEach(rows, (own) => own[index]),
        ),
        ...(blockType === undefined ? {} : { blockType }),
        id: row["id"],
      },
    ];
  });
}

/** A language may lack some blocks; those that it has stand in the English order, so each finds its own. */
function alignBlocks(blocks: InEach<Row[]>): InEach<(Row | undefined)[]> {
  const english = blocks.get(defaultLanguage) ?? [];
  return mapEach(blocks, (own) => {
    const waiting = [...own];
    const aligned = english.map(({ blockType }) =>
      waiting[0]?.["blockType"] === blockType ? waiting.shift() : undefined,
    );
    const [left] = waiting;
    if (left !== undefined)
      throw new Error(`A ${String(left["blockType"])} has no place among the English blocks.`);
    return aligned;
  });
}

/** What a function makes of the value in each language; a language for which it makes nothing is left out. */
function mapEach<From, To>(
  inEach: InEach<From>,
  map: (value: From) => To | undefined,
): Map<Language, To> {
  const mapped = new Map<Language, To>();
  for (const [language, value] of inEach) {
    const made = map(value);
    if (made !== undefined) mapped.set(language, made);
  }
  return mapped;
}

function asRow(value: unknown): Row | undefined {
  return isRow(value) ? value : undefined;
}

function asRows(value: unknown): Row[] | undefined {
  return Array.isArray(value) ? value.filter(isRow) : undefined;
}
