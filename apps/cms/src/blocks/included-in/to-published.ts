import type { IncludedInBlock } from "@autotune/contract";
import type { IncludedInFields } from "../../payload-types.ts";
import type { References } from "../../platform/publishing/references.ts";

export function includedInToPublished(
  fields: IncludedInFields,
  references: References,
): IncludedInBlock {
  return {
    block: "includedIn",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    pages: references.productPages(fields.pages),
  };
}
