import type { CookieTableBlock } from "@autotune/contract";
import type { CookieTableFields } from "../../payload-types.ts";

export function cookieTableToPublished({ headline, text }: CookieTableFields): CookieTableBlock {
  return { block: "cookieTable", headline: headline ?? "", text: text ?? "" };
}
