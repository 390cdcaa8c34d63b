import type { MediaBlock } from "@autotune/contract";
import { idOf } from "../../platform/documents/id-of.ts";
import type { MediaFields } from "../../payload-types.ts";

export function mediaToPublished(fields: MediaFields): MediaBlock {
  return {
    block: "media",
    // Without an image the contract rejects it and names the place.
    picture: String(idOf(fields.picture) ?? ""),
    caption: fields.caption ?? "",
  };
}
