import type { SeedBannerWords } from "../../seed-content.ts";

export const miniBanners: SeedBannerWords = {
  "unlimited-trial": {
    content: "<p><strong>Unlimited:</strong> 모든 도구를 14일 동안 무료로.</p>",
    button: "무료로 체험하기",
  },
};
