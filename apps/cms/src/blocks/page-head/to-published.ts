import type { PageHeadBlock } from "@autotune/contract";
import type { PageHeadFields } from "../../payload-types.ts";

export function pageHeadToPublished(fields: PageHeadFields): PageHeadBlock {
  return { block: "pageHead", headline: fields.headline ?? "", text: fields.text ?? "" };
}
