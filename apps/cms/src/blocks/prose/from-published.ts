import type { ProseBlock } from "@autotune/contract";
import type { ProseFields } from "../../payload-types.ts";

export function proseFromPublished({ headline, sections }: ProseBlock): ProseFields {
  return { blockType: "prose", headline, sections };
}
