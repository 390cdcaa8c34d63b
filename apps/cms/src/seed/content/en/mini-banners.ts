import type { SeedBannerWords } from "../seed-content.ts";

export const miniBanners: SeedBannerWords = {
  "unlimited-trial": {
    content:
      "<p><strong>Unlimited:</strong> {tools:auto-tune-unlimited-monthly} plug-ins, free for 14 days.</p>",
    button: "Try for free",
  },
};
