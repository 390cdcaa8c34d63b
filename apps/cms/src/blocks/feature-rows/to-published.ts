import type { FeatureRowsBlock } from "@autotune/contract";
import type { FeatureRowsFields } from "../../payload-types.ts";

export function featureRowsToPublished(fields: FeatureRowsFields): FeatureRowsBlock {
  return {
    block: "featureRows",
    headline: fields.headline ?? "",
    rows: (fields.rows ?? []).map(({ title, text }) => ({ title: title ?? "", text: text ?? "" })),
  };
}
