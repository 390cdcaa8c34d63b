import type { FlattenedBlock, FlattenedField } from "payload";
import { fieldsOfBlock, isRow, type Row } from "../documents/row.ts";

interface BlockGap {
  /** Of the field in the form: `blocks.2.headline`. */
  readonly path: string;
  /** As an editor finds it, in Payload's own form: “Block 3 (Call to action) → Buttons”. A comma would begin another. */
  readonly place: string;
}

/** What the blocks of a document lack. It is read in one language. */
export function findBlockGaps(
  fields: readonly FlattenedField[],
  document: Row,
  above = "",
): BlockGap[] {
  return fields.flatMap((field) => {
    const value = document[field.name];
    const path = `${above}${field.name}`;
    if (field.type === "tab" || field.type === "group")
      return isRow(value) ? findBlockGaps(field.flattenedFields, value, `${path}.`) : [];
    if (field.type !== "blocks") return [];
    return rowsIn(value).flatMap((row, index) => {
      const name = `Block ${index + 1} (${labelOfBlock(field.blocks, row)})`;
      return gapsIn(fieldsOfBlock(field.blocks, row), row, `${path}.${index}.`, name);
    });
  });
}

function gapsIn(
  fields: readonly FlattenedField[],
  row: Row,
  above: string,
  name: string,
): BlockGap[] {
  return fields.flatMap((field) => {
    const value = row[field.name];
    const path = `${above}${field.name}`;
    if (isNeeded(field) && isEmpty(value)) return [{ path, place: `${name} → ${labelOf(field)}` }];
    if (field.type === "group")
      return isRow(value) ? gapsIn(field.flattenedFields, value, `${path}.`, name) : [];
    if (field.type !== "array") return [];
    return rowsIn(value).flatMap((inner, index) =>
      gapsIn(
        field.flattenedFields,
        inner,
        `${path}.${index}.`,
        `${name} → ${labelOf(field)} ${index + 1}`,
      ),
    );
  });
}

/** Marked in its config: a published block must have it, and a draft may lack it. */
function isNeeded(field: FlattenedField): boolean {
  const custom: unknown = "custom" in field ? field.custom : undefined;
  return isRow(custom) && custom["needed"] === true;
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || (typeof value === "string" && !value.trim());
}

function labelOf(field: FlattenedField): string {
  return "label" in field && typeof field.label === "string" ? field.label : field.name;
}

function labelOfBlock(blocks: readonly FlattenedBlock[], { blockType }: Row): string {
  const singular = blocks.find(({ slug }) => slug === blockType)?.labels?.singular;
  return typeof singular === "string" ? singular : String(blockType);
}

function rowsIn(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}
