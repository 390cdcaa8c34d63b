import type { DownloadsListBlock } from "@autotune/contract";

export const sample: DownloadsListBlock = {
  block: "downloadsList",
  headline: "Headline",
  text: "Text",
  pages: ["pro-x"],
};
