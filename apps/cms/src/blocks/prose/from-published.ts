import type { ProseFields } from "../../payload-types.ts";
import type { SeedProse } from "./seed-block.ts";

export function proseFromPublished({ headline, sections }: SeedProse): ProseFields {
  return { blockType: "prose", headline, sections };
}
