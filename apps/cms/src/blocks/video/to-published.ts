import type { VideoBlock } from "@autotune/contract";
import { idOf } from "../../platform/documents/id-of.ts";
import type { VideoFields } from "../../payload-types.ts";

export function videoToPublished(fields: VideoFields): VideoBlock {
  return {
    block: "video",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    // Without both the contract rejects it and names the place.
    film: String(idOf(fields.film) ?? ""),
    poster: String(idOf(fields.poster) ?? ""),
  };
}
