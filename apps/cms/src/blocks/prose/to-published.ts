import type { ProseBlock } from "@autotune/contract";
import type { ProseFields } from "../../payload-types.ts";

export function proseToPublished(fields: ProseFields): ProseBlock {
  return {
    block: "prose",
    headline: fields.headline ?? "",
    sections: (fields.sections ?? []).map(({ title, text }) => ({
      title: title ?? "",
      text: text ?? "",
    })),
  };
}
