import type { CompatibilityBlock } from "@autotune/contract";
import type { CompatibilityFields } from "../../payload-types.ts";

export function compatibilityFromPublished({
  headline,
  text,
  hosts,
}: CompatibilityBlock): CompatibilityFields {
  return { blockType: "compatibility", headline, text, hosts };
}
