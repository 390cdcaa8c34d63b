import type { SpecsBlock } from "@autotune/contract";
import type { SpecsFields } from "../../payload-types.ts";

export function specsToPublished(fields: SpecsFields): SpecsBlock {
  return {
    block: "specs",
    headline: fields.headline ?? "",
    groups: (fields.groups ?? []).map(({ title, rows }) => ({
      title: title ?? "",
      rows: (rows ?? []).map(({ name, value }) => ({ name: name ?? "", value: value ?? "" })),
    })),
  };
}
