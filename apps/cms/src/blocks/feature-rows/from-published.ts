import type { FeatureRowsBlock } from "@autotune/contract";
import type { FeatureRowsFields } from "../../payload-types.ts";

export function featureRowsFromPublished({ headline, rows }: FeatureRowsBlock): FeatureRowsFields {
  return { blockType: "featureRows", headline, rows };
}
