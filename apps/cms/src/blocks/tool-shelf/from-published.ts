import type { ToolShelfBlock } from "@autotune/contract";
import type { ToolShelfFields } from "../../payload-types.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";

export function toolShelfFromPublished(
  { headline, text, shelves }: ToolShelfBlock,
  ids: KnownIds,
): ToolShelfFields {
  return {
    blockType: "toolShelf",
    headline,
    text,
    shelves: shelves.map((shelf) => ({
      ...shelf,
      products: shelf.products.map((path) => ids.product(path)),
    })),
  };
}
