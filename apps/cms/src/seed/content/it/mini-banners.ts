import type { SeedBannerWords } from "../../seed-content.ts";

export const miniBanners: SeedBannerWords = {
  "unlimited-trial": {
    content: "<p><strong>Unlimited:</strong> tutti i nostri strumenti, gratis per 14 giorni.</p>",
    button: "Prova gratis",
  },
};
