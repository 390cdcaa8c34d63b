import { isShownAt, type MiniBannerResponse } from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { ContentLookup } from "../../../platform/published/content-lookup.ts";

/** Those whose time it is, in their order. English decides both: a translation may be older. */
export function listMiniBanners(lookup: ContentLookup, now: Date): MiniBannerResponse {
  const banners = lookup.keysOf("mini-banners").flatMap((slug) => {
    const original = lookup.find("mini-banners", slug, defaultLanguage);
    const body = lookup.translated("mini-banners", slug)?.body;
    return original === undefined || body === undefined || !isShownAt(original, now)
      ? []
      : [{ slug, order: original.order, body }];
  });
  return banners
    .toSorted((one, other) => one.order - other.order)
    .map(({ slug, body: { content, background, url, ctas, allowlist, blocklist } }) => ({
      slug,
      meta: {
        mini_banner_content: { content, background, url, ctas },
        mini_banner_allowlist: allowlist,
        mini_banner_blocklist: blocklist,
      },
    }));
}
