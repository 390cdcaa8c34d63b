import type { MediaBlock } from "@autotune/contract";
import type { MediaFields } from "../../payload-types.ts";

export function mediaFromPublished({ picture, caption }: MediaBlock): MediaFields {
  return { blockType: "media", picture: Number(picture), caption };
}
