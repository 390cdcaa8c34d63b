import { content } from "../content/en/index.ts";
import { existingBySlug } from "../documents/existing-by-slug.ts";
import type { SeedCollection } from "../documents/seed-collection.ts";

export const miniBannerSeeds: SeedCollection = {
  collection: "mini-banners",
  keys: Object.keys(content.miniBanners),
  findExisting: existingBySlug("mini-banners"),
  identityOf: (slug) => ({ slug }),
  dataOf(slug, ids) {
    const words = content.miniBanners[slug];
    if (words === undefined) return undefined;
    return {
      order: 0,
      content: words.content,
      url: "/products/subscriptions/unlimited",
      ctas: [
        {
          label: words.button,
          action: "open_trial_modal",
          product: ids.product("auto-tune-unlimited-monthly"),
        },
      ],
      allowlist: [],
      // The plan's own page and the policies that one agrees to say it themselves.
      blocklist: ["Subscriptions", "PrivacyPolicy", "RefundsPolicy"].map((route) => ({
        type: "routename",
        route,
      })),
    };
  },
};
