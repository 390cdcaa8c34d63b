import type { CompareTableBlock } from "@autotune/contract";
import type { CompareTableFields } from "../../payload-types.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import { writeCells } from "./cells.ts";

export function compareTableFromPublished(
  { headline, text, products, groups }: CompareTableBlock,
  ids: KnownIds,
): CompareTableFields {
  return {
    blockType: "compareTable",
    headline,
    text,
    products: products.map((path) => ids.product(path)),
    groups: groups.map(({ title, rows }) => ({
      title,
      rows: rows.map(({ name, cells }) => ({ name, cells: writeCells(cells) })),
    })),
  };
}
