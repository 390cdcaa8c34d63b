import type { SocialLinksBlock } from "@autotune/contract";
import type { SocialLinksFields } from "../../payload-types.ts";

export function socialLinksFromPublished({ headline, text }: SocialLinksBlock): SocialLinksFields {
  return { blockType: "socialLinks", headline, text };
}
