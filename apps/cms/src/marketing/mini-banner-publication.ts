import type { MiniBannerBody } from "@autotune/contract";
import type { BannerButtonFields, BannerPlaceFields, MiniBanner } from "../payload-types.ts";
import { actionToPublished } from "../catalogue/product-cards/action-to-published.ts";
import { keyedBySlug } from "../platform/publishing/keyed-by-slug.ts";
import type { Publication } from "../platform/publishing/publication.ts";
import type { References } from "../platform/publishing/references.ts";
import { periodToPublished } from "./period-to-published.ts";
import { sanitiseHtml } from "./sanitise-html.ts";

export const miniBannerPublication: Publication<"mini-banners", MiniBanner> = {
  collection: "mini-banners",
  read: (payload, options) => payload.findByID({ ...options, collection: "mini-banners" }),
  ...keyedBySlug,
  translationRank: 2,
  toBody: (
    { order, content, background, url, ctas, allowlist, blocklist, ...period },
    references,
  ) => ({
    order: order ?? 0,
    ...periodToPublished(period),
    content: sanitiseHtml(content ?? ""),
    background: background ?? "",
    url: url ?? "",
    ctas: buttonsToPublished(ctas, references),
    allowlist: placesToPublished(allowlist),
    blocklist: placesToPublished(blocklist),
  }),
};

function buttonsToPublished(
  buttons: BannerButtonFields | undefined,
  references: References,
): MiniBannerBody["ctas"] {
  return (buttons ?? []).flatMap(({ label, ...fields }) => {
    const acts = actionToPublished(fields, references);
    if (acts === undefined) return [];
    // A button without a value is not used, and the popup has nothing else to name.
    const value = acts.action === "open_popup" ? "popup" : acts.data;
    return [{ action: acts.action, btn_text: label ?? "", value }];
  });
}

function placesToPublished(places: BannerPlaceFields | undefined): MiniBannerBody["allowlist"] {
  return (places ?? []).flatMap(({ type, route, address }) => {
    const value = type === "routename" ? route : address;
    return type && value ? [{ type, value }] : [];
  });
}
