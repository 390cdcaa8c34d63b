import type { ToolShelfBlock } from "@autotune/contract";
import type { ToolShelfFields } from "../../payload-types.ts";
import type { References } from "../../platform/publishing/references.ts";

export function toolShelfToPublished(
  fields: ToolShelfFields,
  references: References,
): ToolShelfBlock {
  return {
    block: "toolShelf",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    shelves: (fields.shelves ?? []).flatMap(({ family, title, products }) =>
      family ? [{ family, title: title ?? "", products: references.products(products) }] : [],
    ),
  };
}
