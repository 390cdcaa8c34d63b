import type { SeedBannerWords } from "../seed-content.ts";

export const miniBanners: SeedBannerWords = {
  "unlimited-trial": {
    content: "<p><strong>Unlimited:</strong> every tool that we make, free for 14 days.</p>",
    button: "Try for free",
  },
};
