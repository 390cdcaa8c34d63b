import { outsideLinksKey, outsidePlaces, type OutsideLinksBody } from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { ContentLookup } from "../../../platform/published/content-lookup.ts";
import type { PublishedContent } from "../../../platform/published/published-content.ts";
import { isShownUrl } from "./is-shown-url.ts";

/** The places of the brand outside of the shop, as editors set them, that may be linked. */
export function findOutsideLinks(
  lookup: ContentLookup,
  content: Pick<PublishedContent, "isDemonstration">,
): OutsideLinksBody {
  const set = lookup.find("outside-links", outsideLinksKey, defaultLanguage) ?? {};
  const shown: OutsideLinksBody = {};
  for (const place of outsidePlaces) {
    const url = set[place];
    if (url !== undefined && isShownUrl(url, content)) shown[place] = url;
  }
  return shown;
}
