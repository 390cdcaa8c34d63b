import type { AudioDemosBlock } from "@autotune/contract";

export const sample: AudioDemosBlock = {
  block: "audioDemos",
  headline: "Headline",
  text: "Text",
  demos: [{ product: "pro", title: "Title", text: "Text" }],
};
