import type { SeedBannerWords } from "../../seed-content.ts";

export const miniBanners: SeedBannerWords = {
  "unlimited-trial": {
    content:
      "<p><strong>Unlimited:</strong> todas nuestras herramientas, gratis durante 14 días.</p>",
    button: "Probar gratis",
  },
};
