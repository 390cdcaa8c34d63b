import type { ProseBlock } from "@autotune/contract";
import type { ProseFields } from "../../payload-types.ts";
import { partsOf } from "../../platform/markdown/sections-to-published.ts";

export function proseToPublished(fields: ProseFields): ProseBlock {
  return {
    block: "prose",
    headline: fields.headline ?? "",
    sections: (fields.sections ?? []).map(({ title, text }) => ({
      title: title ?? "",
      parts: partsOf(title ?? fields.headline ?? "", text ?? ""),
    })),
  };
}
