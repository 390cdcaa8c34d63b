import type { AudioDemosBlock } from "@autotune/contract";
import type { AudioDemosFields } from "../../payload-types.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";

export function audioDemosFromPublished(
  { headline, text, demos }: AudioDemosBlock,
  ids: KnownIds,
): AudioDemosFields {
  return {
    blockType: "audioDemos",
    headline,
    text,
    demos: demos.map((demo) => ({ ...demo, product: ids.product(demo.product) })),
  };
}
