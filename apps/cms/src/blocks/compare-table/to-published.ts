import type { CompareTableBlock } from "@autotune/contract";
import { APIError } from "payload";
import type { CompareTableFields } from "../../payload-types.ts";
import type { References } from "../../platform/publishing/references.ts";
import { readCells } from "./cells.ts";

export function compareTableToPublished(
  fields: CompareTableFields,
  references: References,
): CompareTableBlock {
  const columns = (fields.products ?? []).map((product) => references.product(product));
  return {
    block: "compareTable",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    products: columns.filter((path) => path !== undefined),
    groups: (fields.groups ?? []).map(({ title, rows }) => ({
      title: title ?? "",
      rows: (rows ?? []).map(({ name, cells }) => {
        const read = readCells(cells ?? "");
        // A language that was written before the last product came would show the cells of another one.
        if (read.length !== columns.length)
          throw new APIError(
            `The row “${name ?? ""}” has ${read.length} cells for ${columns.length} products.`,
            400,
          );
        return {
          name: name ?? "",
          // A product that has no path yet is left out with its column.
          cells: read.filter((_, index) => columns[index] !== undefined),
        };
      }),
    })),
  };
}
