import type { SeedBannerWords } from "../../seed-content.ts";

export const miniBanners: SeedBannerWords = {
  "unlimited-trial": {
    content: "<p><strong>Unlimited :</strong> tous nos outils, gratuits pendant 14 jours.</p>",
    button: "Essayer gratuitement",
  },
};
