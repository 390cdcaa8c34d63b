import type { CookieTableBlock } from "@autotune/contract";

export const sample: CookieTableBlock = {
  block: "cookieTable",
  headline: "Headline",
  text: "Text",
};
