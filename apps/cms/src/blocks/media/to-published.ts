import type { MediaBlock } from "@autotune/contract";
import { idOf } from "../../catalogue/id-of.ts";
import type { MediaFields } from "../../payload-types.ts";

export function mediaToPublished(fields: MediaFields): MediaBlock {
  return {
    block: "media",
    // Without a picture the contract refuses it, and says where it stands.
    picture: String(idOf(fields.picture) ?? ""),
    caption: fields.caption ?? "",
  };
}
