import type { CookieTableBlock } from "@autotune/contract";
import type { CookieTableFields } from "../../payload-types.ts";

export function cookieTableFromPublished({ headline, text }: CookieTableBlock): CookieTableFields {
  return { blockType: "cookieTable", headline, text };
}
