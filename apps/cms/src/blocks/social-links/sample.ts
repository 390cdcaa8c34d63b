import type { SocialLinksBlock } from "@autotune/contract";

export const sample: SocialLinksBlock = {
  block: "socialLinks",
  headline: "Headline",
  text: "Text",
};
