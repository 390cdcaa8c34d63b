import type { FaqBlock } from "@autotune/contract";
import type { FaqFields } from "../../payload-types.ts";

export function faqFromPublished({ headline, items }: FaqBlock): FaqFields {
  return { blockType: "faq", headline, items };
}
