import { APIError } from "payload";
import type { Popup } from "../payload-types.ts";
import type { Publication } from "../platform/publishing/publication.ts";
import { periodToPublished } from "./period-to-published.ts";
import { sanitiseHtml } from "./sanitise-html.ts";

export const popupPublication: Publication<"popups", Popup> = {
  collection: "popups",
  read: (payload, options) => payload.findByID({ ...options, collection: "popups" }),
  keyOf: ({ audience }) => audience ?? undefined,
  whereKey: (key) => ({ audience: { equals: key } }),
  translationRank: 2,
  toBody({ audience, campaign, content, delay, threshold, ...period }) {
    if (!audience) throw new APIError("Choose an audience before you publish.", 400);
    return {
      audience,
      ...periodToPublished(period),
      campaign: campaign ?? "",
      content: sanitiseHtml(content ?? ""),
      ...(audience === "default"
        ? { timing: { delay: delay ?? 5, threshold: threshold ?? 25 } }
        : {}),
    };
  },
};
