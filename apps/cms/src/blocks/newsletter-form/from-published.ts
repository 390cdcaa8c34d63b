import type { NewsletterFormBlock } from "@autotune/contract";
import type { NewsletterFormFields } from "../../payload-types.ts";

export function newsletterFormFromPublished({
  headline,
  text,
}: NewsletterFormBlock): NewsletterFormFields {
  return { blockType: "newsletterForm", headline, text };
}
