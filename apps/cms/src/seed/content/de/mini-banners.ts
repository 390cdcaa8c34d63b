import type { SeedBannerWords } from "../../seed-content.ts";

export const miniBanners: SeedBannerWords = {
  "unlimited-trial": {
    content: "<p><strong>Unlimited:</strong> alle unsere Werkzeuge, 14 Tage kostenlos.</p>",
    button: "Kostenlos testen",
  },
};
