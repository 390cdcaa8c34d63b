import type { VideoBlock } from "@autotune/contract";
import type { VideoFields } from "../../payload-types.ts";

export function videoFromPublished({ headline, text, film, poster }: VideoBlock): VideoFields {
  return {
    blockType: "video",
    headline,
    text,
    film: Number(film),
    poster: Number(poster),
  };
}
