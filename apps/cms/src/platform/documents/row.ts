import type { FlattenedBlock, FlattenedField } from "payload";

/** A document or a part of it that has fields: a group, a tab, a row, a block. */
export type Row = Readonly<Record<string, unknown>>;

export function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function fieldsOfBlock(
  blocks: readonly FlattenedBlock[],
  { blockType }: Row,
): readonly FlattenedField[] {
  return blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? [];
}
