import type { SocialLinksBlock } from "@autotune/contract";
import type { SocialLinksFields } from "../../payload-types.ts";

export function socialLinksToPublished({ headline, text }: SocialLinksFields): SocialLinksBlock {
  return { block: "socialLinks", headline: headline ?? "", text: text ?? "" };
}
