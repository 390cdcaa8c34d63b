import type { VideoBlock } from "@autotune/contract";

export const sample: VideoBlock = {
  block: "video",
  headline: "Headline",
  text: "Text",
  film: "1",
  poster: "1",
};
