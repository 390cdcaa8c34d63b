import type { PageHeadBlock } from "@autotune/contract";
import type { PageHeadFields } from "../../payload-types.ts";

export function pageHeadFromPublished({ headline, text }: PageHeadBlock): PageHeadFields {
  return { blockType: "pageHead", headline, text };
}
