import type { SeedBannerWords } from "../../seed-content.ts";

export const miniBanners: SeedBannerWords = {
  "unlimited-trial": {
    content: "<p><strong>Unlimited：</strong>すべてのツールを、14日間無料で。</p>",
    button: "無料で試す",
  },
};
