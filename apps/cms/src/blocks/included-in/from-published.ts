import type { IncludedInBlock } from "@autotune/contract";
import type { IncludedInFields } from "../../payload-types.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";

export function includedInFromPublished(
  { headline, text, pages }: IncludedInBlock,
  ids: KnownIds,
): IncludedInFields {
  return {
    blockType: "includedIn",
    headline,
    text,
    pages: pages.map((key) => ids.productPage(key)),
  };
}
