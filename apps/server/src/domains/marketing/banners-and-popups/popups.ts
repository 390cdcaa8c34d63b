import { isShownAt, popupAudiences } from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { ContentLookup } from "../../../platform/published/content-lookup.ts";

const usualTiming = { delay: 5, threshold: 25 };

/** Its ID is the same in every language: once closed, it does not come back in another one. */
export function listPopups(lookup: ContentLookup, now: Date) {
  return Object.fromEntries(
    popupAudiences.flatMap((audience) => {
      const original = lookup.find("popups", audience, defaultLanguage);
      const body = lookup.translated("popups", audience)?.body;
      if (original === undefined || body === undefined || !isShownAt(original, now)) return [];
      const popup = { ID: `${audience}/${original.campaign}`, post_content: body.content };
      return [[audience, popup] as const];
    }),
  );
}

/** The default popup decides for all. */
export function popupTiming(lookup: ContentLookup) {
  return lookup.find("popups", "default", defaultLanguage)?.timing ?? usualTiming;
}
