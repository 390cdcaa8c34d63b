import type { Block } from "@autotune/contract";
import type { References } from "../platform/publishing/references.ts";
import { blocks, type BlockFields, type BlockName, type FieldsBy } from "./blocks.ts";

export function blocksToPublished(
  list: readonly BlockFields[] | null | undefined,
  references: References,
): Block[] {
  return (list ?? []).map((fields) => blockToPublished(fields.blockType, fields, references));
}

function blockToPublished<Name extends BlockName>(
  name: Name,
  fields: FieldsBy[Name],
  references: References,
): Block {
  return blocks[name].toPublished(fields, references);
}
