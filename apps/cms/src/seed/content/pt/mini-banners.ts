import type { SeedBannerWords } from "../../seed-content.ts";

export const miniBanners: SeedBannerWords = {
  "unlimited-trial": {
    content: "<p><strong>Unlimited:</strong> todas as nossas ferramentas, grátis por 14 dias.</p>",
    button: "Testar grátis",
  },
};
