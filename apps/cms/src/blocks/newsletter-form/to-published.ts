import type { NewsletterFormBlock } from "@autotune/contract";
import type { NewsletterFormFields } from "../../payload-types.ts";

export function newsletterFormToPublished({
  headline,
  text,
}: NewsletterFormFields): NewsletterFormBlock {
  return { block: "newsletterForm", headline: headline ?? "", text: text ?? "" };
}
