import type { FlattenedField } from "payload";
import { fieldsOfBlock, isRow, type Row } from "../../platform/documents/row.ts";

/**
 * A document of the seed with the same id for each of its rows in every database, by which translations find
 * their texts: `home:hero`, `home:hero:actions:1`. The ids are unique in a collection, since they begin with
 * the document's name. A row is identified by its name, unless that is translated; else by its position.
 */
export function withRowIds(fields: readonly FlattenedField[], document: Row, name: string): Row {
  const whole: Record<string, unknown> = { ...document };
  for (const field of fields) {
    const value = document[field.name];
    if (field.type === "group" || field.type === "tab") {
      if (isRow(value))
        whole[field.name] = withRowIds(field.flattenedFields, value, `${name}:${field.name}`);
    } else if (field.type === "array") {
      whole[field.name] = rowsIn(value).map((row, index) => {
        const called = nameOf(field.flattenedFields, row) ?? index + 1;
        const id = `${name}:${field.name}:${called}`;
        return { ...withRowIds(field.flattenedFields, row, id), id };
      });
    } else if (field.type === "blocks") {
      const rows = rowsIn(value);
      whole[field.name] = rows.map((row, index) => {
        const id = `${name}:${nameOfBlock(rows, index)}`;
        return { ...withRowIds(fieldsOfBlock(field.blocks, row), row, id), id };
      });
    }
  }
  return whole;
}

const namingFields: ReadonlySet<string> = new Set(["slug", "anchor", "name"]);

function nameOf(fields: readonly FlattenedField[], row: Row): string | undefined {
  const naming = fields.find(
    (field) =>
      namingFields.has(field.name) &&
      field.type === "text" &&
      !("localized" in field && field.localized),
  );
  const value = naming === undefined ? undefined : row[naming.name];
  return typeof value === "string" && value !== "" ? value.replace(/[^\w-]+/g, "-") : undefined;
}

/** By its type; repeated types are numbered. */
function nameOfBlock(rows: readonly Row[], index: number): string {
  const type = String(rows[index]?.["blockType"]);
  const place = rows.slice(0, index + 1).filter(({ blockType }) => blockType === type).length;
  return place === 1 ? type : `${type}-${place}`;
}

function rowsIn(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}
