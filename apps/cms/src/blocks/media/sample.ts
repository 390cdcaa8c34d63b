import type { MediaBlock } from "@autotune/contract";

export const sample: MediaBlock = {
  block: "media",
  picture: "1",
  caption: "Caption",
};
