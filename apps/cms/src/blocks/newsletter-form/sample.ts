import type { NewsletterFormBlock } from "@autotune/contract";

export const sample: NewsletterFormBlock = {
  block: "newsletterForm",
  headline: "Headline",
  text: "Text",
};
