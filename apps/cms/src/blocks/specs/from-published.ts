import type { SpecsBlock } from "@autotune/contract";
import type { SpecsFields } from "../../payload-types.ts";

export function specsFromPublished({ headline, groups }: SpecsBlock): SpecsFields {
  return { blockType: "specs", headline, groups };
}
