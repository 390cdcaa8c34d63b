import { popupAudiences, type PopupAudience } from "@autotune/contract";
import { defaultLanguage, linkTo, type Language } from "@autotune/routes";
import { content } from "../content/en/index.ts";
import type { SeedCollection } from "../documents/seed-collection.ts";

const toPlans = (language: Language) => linkTo("Subscriptions", { slug: "unlimited" }, language);
const toLessons = (language: Language) => linkTo("LearningCenter", {}, language);
const places: Record<PopupAudience, (language: Language) => string> = {
  isSubscriber: toLessons,
  isTrialer: toLessons,
  wasSubscriber: toPlans,
  wasTrialer: toPlans,
  "not-on-marketing": (language) => linkTo("Profile", {}, language),
  "not-on-newsletter": (language) => linkTo("NewsletterSignup", {}, language),
  default: toPlans,
};

/** Where its link leads; translations hold the one of their language. */
export function popupLink(audience: PopupAudience, language: Language): string {
  return places[audience](language);
}

export const popupSeeds: SeedCollection = {
  collection: "popups",
  keys: popupAudiences,
  async findExisting({ payload, request }) {
    const { docs } = await payload.find({
      collection: "popups",
      pagination: false,
      depth: 0,
      select: { audience: true },
      req: request(),
    });
    return new Map(docs.flatMap(({ id, audience }) => (audience ? [[audience, id] as const] : [])));
  },
  identityOf: (audience) => ({ audience }),
  dataOf(key) {
    const audience = popupAudiences.find((one) => one === key);
    if (audience === undefined) return undefined;
    const { headline, text, link } = content.popups[audience];
    const href = popupLink(audience, defaultLanguage);
    return {
      audience,
      campaign: "welcome",
      delay: 5,
      threshold: 25,
      content: `<h2>${headline}</h2>\n<p>${text}</p>\n<p><a href="${href}">${link}</a></p>`,
    };
  },
};
