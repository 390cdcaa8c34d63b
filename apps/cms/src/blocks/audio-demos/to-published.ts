import type { AudioDemosBlock } from "@autotune/contract";
import type { AudioDemosFields } from "../../payload-types.ts";
import type { References } from "../../platform/publishing/references.ts";

export function audioDemosToPublished(
  fields: AudioDemosFields,
  references: References,
): AudioDemosBlock {
  return {
    block: "audioDemos",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    demos: (fields.demos ?? []).flatMap((demo) => {
      const product = references.product(demo.product);
      return product === undefined
        ? []
        : [{ product, title: demo.title ?? "", text: demo.text ?? "" }];
    }),
  };
}
